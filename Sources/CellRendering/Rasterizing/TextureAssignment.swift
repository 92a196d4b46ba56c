import LayoutEngine

/// Gives every fill of a picture a texture, so that different fills can be told apart.
///
/// A fill gets the shade that its lightness asks for; a later one of the same shade, the next free
/// texture. The order is that of painting, so a scene gives the same textures each time and in
/// both directions.
struct TextureAssignment: Sendable {
  private let mixing: PigmentMixing
  /// The textures of the pigments that were assigned one, by ``Pigment/code``.
  private var textures: [UInt32: FillTexture] = [:]
  private var taken: [FillTexture] = []

  /// What follows when the shade of a fill is taken.
  private static let alternatives: [FillTexture] = [
    .slash, .backslash, .cross, .dots, .checks, .dashes, .medium, .light, .dark,
  ]

  /// Assigns textures to all fills of some pictures.
  init(_ lists: [DrawList], mixing: PigmentMixing) {
    self.mixing = mixing
    for operation in lists.lazy.flatMap(\.operations) {
      guard case .fill(_, let paint) = operation.content else { continue }
      assign(pigment(of: paint.opacity(operation.opacity)))
    }
  }

  /// The texture of a pigment on paper; its plain shade when it was not assigned one.
  func texture(of pigment: Pigment) -> FillTexture {
    textures[pigment.code] ?? shade(of: pigment)
  }

  /// The pigment that a paint gives on paper, by which textures are known.
  func pigment(of paint: Paint) -> Pigment {
    mixing.mix(mixing.pigment(of: paint.color), opacity: paint.opacity, over: .paper)
  }

  private mutating func assign(_ pigment: Pigment) {
    guard textures[pigment.code] == nil else { return }
    let shade = shade(of: pigment)
    var texture = shade
    if taken.contains(shade), shade != .blank {
      texture = Self.alternatives.first { !taken.contains($0) } ?? shade
    }
    textures[pigment.code] = texture
    if !taken.contains(texture) { taken.append(texture) }
  }

  private func shade(of pigment: Pigment) -> FillTexture {
    switch mixing.inkiness(of: pigment) {
    case ..<0.02: .blank
    case ..<0.4: .light
    case ..<0.65: .medium
    case ..<0.9: .dark
    default: .solid
    }
  }
}
