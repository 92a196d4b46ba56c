package import LayoutEngine
package import SceneLanguage

/// A preview laid out in every direction that was wanted.
package struct LaidOutPreview: Sendable {
  /// The name that the scene gives it; `nil` where it gives none.
  package var name: String?
  /// The size of the canvas, in points.
  package var canvas: CGSize
  /// The placed views by direction.
  package var trees: [LayoutDirection: PlacedTree]
  /// Whether a mistake showed while it ran, so that views may be missing.
  package var isFailed: Bool
  /// Whether the canvas is as large as the content.
  package var fitsContent = false
}

/// All that became of a scene: its previews, what it printed, and its mistakes.
package struct PreviewReport: Sendable {
  /// The scene's path, as it was given.
  package var file: String
  /// Empty where a mistake kept the scene from running.
  package var previews: [LaidOutPreview]
  /// What the scene printed, line by line.
  package var console: [String]
  package var diagnostics: [SceneDiagnostic]
  /// The files that the scene is made of, itself first, for drawing diagnostics and for watching.
  package var sources: [SceneSource]
  /// The paths of the files that the scene imports.
  package var importedPaths: [String]
  /// The names of all previews in the scene, wanted or not.
  package var previewNames: [String?]
  /// The initial values that can be adjusted; nothing unless the request asked for them.
  package var settableValues: [SettableValue]

  package init(
    file: String,
    previews: [LaidOutPreview] = [],
    console: [String] = [],
    diagnostics: [SceneDiagnostic] = [],
    sources: [SceneSource] = [],
    importedPaths: [String] = [],
    previewNames: [String?] = [],
    settableValues: [SettableValue] = []
  ) {
    self.file = file
    self.previews = previews
    self.console = console
    self.diagnostics = diagnostics
    self.sources = sources
    self.importedPaths = importedPaths
    self.previewNames = previewNames
    self.settableValues = settableValues
  }

  /// Whether a mistake keeps the scene from being right.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether nothing is wrong but that there is nothing to show: a file that only declares.
  package var showsNothing: Bool { diagnostics.map(\.mistake) == [.nothingToPreview] }
}
