package import ConstraintLayout
package import Diptych
package import LayoutEngine
package import SceneLanguage

/// A scene and how its previews are wanted.
package struct PreviewRequest: Sendable {
  package var source: SceneSource
  /// Finds the files of an import; called while the scene is bound.
  package var resolveImport: @Sendable (String) -> ImportResolution
  /// Finds other files of the scene's module that declare names; called with the names that the
  /// scene lacks, and the files that it has.
  package var findNeighbors: @Sendable (Set<String>, [SceneSource]) -> [SceneSource] = { _, _ in []
  }
  /// What the catalogs of assets around the scene tell of its pictures.
  package var assets = SceneAssets.none
  /// Keeps what scenes need from neighbors, from save to save; `nil` where they are bound once.
  package var neighborNeeds: NeighborNeeds?
  /// Keeps how files were parsed, from save to save; `nil` where they are parsed once.
  package var parseMemory: ParseMemory?
  /// Initial values in place of those that the scene gives, by name.
  package var overrides: [String: String]
  /// Initial values in place of those that the scene gives, where it has them.
  package var adjustments: [ValueAdjustment]
  /// Whether the report lists the values that can be adjusted.
  package var listsSettableValues: Bool
  /// The only preview wanted; `nil` wants all.
  package var previewName: String?
  /// The canvas in place of the one that a preview asks for.
  package var canvas: PreviewCanvas?
  /// The device to show previews on where no canvas is given, and how it is held; a preview decides
  /// what is not said.
  package var device: (preset: DevicePreset, orientation: HeldDevice.Orientation?)?
  /// The pixels for each point in place of the device's.
  package var scale: CGFloat?
  /// The directions wanted, in the order of their panes.
  package var directions: [LayoutDirection]
  /// The version of iOS whose controls and defaults are shown.
  package var systemVersion: SystemVersion
  /// How much the scene may do before it is stopped.
  package var limits = EvaluationLimits()
  /// Whether the placed trees tell what was proposed to whom: ``PlacedTree/steps``.
  package var recordsSteps = false
  /// Whether all previews are laid out on one thread, as where many scenes fill the cores.
  package var staysOnThread = false
  /// The language of strings that would be translated, for the right-to-left direction, or for the
  /// only one; `nil` shows them as they are.
  package var pseudolanguage: Pseudolanguage?

  package init(
    source: SceneSource,
    resolveImport: @escaping @Sendable (String) -> ImportResolution = { _ in
      .notFound(searched: [])
    },
    overrides: [String: String] = [:],
    adjustments: [ValueAdjustment] = [],
    listsSettableValues: Bool = false,
    previewName: String? = nil,
    canvas: PreviewCanvas? = nil,
    device: (preset: DevicePreset, orientation: HeldDevice.Orientation?)? = nil,
    scale: CGFloat? = nil,
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    systemVersion: SystemVersion = SystemVersion(18)
  ) {
    self.source = source
    self.resolveImport = resolveImport
    self.overrides = overrides
    self.adjustments = adjustments
    self.listsSettableValues = listsSettableValues
    self.previewName = previewName
    self.canvas = canvas
    self.device = device
    self.scale = scale
    self.directions = directions
    self.systemVersion = systemVersion
  }
}
