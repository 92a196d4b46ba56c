internal import Diptych
internal import LayoutEngine

extension LibraryEntry {
  /// The entry, which makes an image of the size that a catalog of assets has for its name.
  func sizedByCatalog<Picture: SceneRepresentable>(
    _ make: @escaping @Sendable (String, CGSize) -> Picture
  ) -> LibraryEntry {
    standingIn { call in
      guard let name = call.arguments.first?.assetName,
        let size = call.evaluation.program.assets.imageSize(name)
      else { return nil }
      return make(name, size).sceneValue
    }
  }

  /// The entry, which makes the colour that a catalog of assets has for its name.
  func coloredByCatalog<Picture: SceneRepresentable>(
    _ make: @escaping @Sendable (Paint) -> Picture
  ) -> LibraryEntry {
    standingIn { call in
      guard let name = call.arguments.first?.assetName,
        let color = call.evaluation.program.assets.color(name)
      else { return nil }
      return make(color.paint).sceneValue
    }
  }
}

extension SceneValue {
  /// The name of what is in a catalog of assets, as a text or as Xcode's constant.
  fileprivate var assetName: String? {
    if case .string(let name) = self { return name }
    return (try? read(as: ImageResource.self))?.name ?? (try? read(as: ColorResource.self))?.name
  }
}
