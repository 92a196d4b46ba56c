internal import Diptych

extension Library {
  /// What an app's file has beside its views; none of it is previewed.
  static let apps = LibraryFamily(
    title: "Apps",
    types: [
      LibraryType(
        "WindowGroup",
        conformsTo: ["Scene", "View"],
        [
          .view(content) { $0 }, .view(title, content) { _, content in content },
        ]
      ),
      LibraryType("Settings", conformsTo: ["Scene", "View"], [.view(content) { $0 }]),
    ]
  )
}
