/// The `Contents.json` of a set of images in a catalog of assets.
package struct ImageSetContents {
  /// One of the files of which the system chooses.
  package struct File: Equatable, Sendable {
    package let name: String
    /// The pixels for each point.
    package let scale: Double
  }

  /// The files for phones, those for every device first.
  package let files: [File]

  /// Reads the text of a file; `nil` where it is not that of a set of images.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init?(json text: String) {
    guard case .array(let images)? = CodedValue(json: text)?["images"] else { return nil }
    var found: [(rank: Int, file: File)] = []
    for image in images {
      guard case .string(let name)? = image["filename"], !name.contains("/") else { continue }
      let rank = image["idiom"]?.text.flatMap { ["universal", "iphone"].firstIndex(of: $0) } ?? 2
      let scale = image["scale"]?.text.flatMap { Double($0.dropLast()) } ?? 1
      found.append((rank, File(name: name, scale: scale > 0 ? scale : 1)))
    }
    files = found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
      .map { found[$0].file }
  }
}
