internal import Diptych
internal import LayoutEngine

extension LibraryEntry {
  /// The entry, which makes an image of the size that a catalog of assets has for its name.
  func sizedByCatalog<Picture: SceneRepresentable>(
    _ make: @escaping @Sendable (String, CGSize) -> Picture
  ) -> LibraryEntry {
    standingIn { call in
      let sizes = call.evaluation.program.assets.imageSizes
      return try call.asset("image", in: sizes).map { make($0.name, $0.asset).sceneValue }
    }
  }

  /// The entry, which makes the colour that a catalog of assets has for its name.
  func coloredByCatalog<Picture: SceneRepresentable>(
    _ make: @escaping @Sendable (Paint) -> Picture
  ) -> LibraryEntry {
    standingIn { call in
      let colors = call.evaluation.program.assets.colors
      return try call.asset("color", in: colors).map { make($0.asset.paint).sceneValue }
    }
  }
}

extension LibraryCall {
  /// The most names of assets that are told of as missing.
  private static let mostMissing = 100

  /// What the catalogs of assets have for the first argument, with a warning where they lack it.
  ///
  /// Nothing is told where another bundle is named, whose catalogs may stand elsewhere.
  fileprivate func asset<Asset>(
    _ kind: String,
    in lookup: SceneAssets.Lookup<Asset>
  ) throws -> (name: String, asset: Asset)? {
    guard let name = arguments.first?.assetName else { return nil }
    if let asset = lookup.find(name) { return (name, asset) }
    let isElsewhere = arguments.dropFirst().contains { argument in
      if case .absent = argument { false } else { true }
    }
    // A list may show the same one again and again, and a scene make up any number of names.
    guard !isElsewhere, evaluation.missingAssets.count < LibraryCall.mostMissing,
      evaluation.missingAssets.insert("\(kind) \(name)").inserted
    else { return nil }
    let names = lookup.names()
    if !names.isEmpty, !names.contains(name) {
      let suggestion = nearestName(to: name, among: names)
      let mistake = SceneMistake.assetNotFound(kind: kind, name, suggestion: suggestion)
      evaluation.report(SceneStop(mistake, at: span), severity: .warning)
    }
    return nil
  }
}

extension SceneValue {
  /// The name of what is in a catalog of assets, as a text or as Xcode's constant.
  fileprivate var assetName: String? {
    if case .string(let name) = self { return name }
    return (try? read(as: ImageResource.self))?.name ?? (try? read(as: ColorResource.self))?.name
  }
}
