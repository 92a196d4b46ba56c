extension Prelude {
  /// What a shape is for, which no picture shows.
  static let shapeRoles = Part(
    names: ["ShapeRole"],
    source: """
      enum ShapeRole: Hashable { case fill, stroke, separator }
      extension Shape { static var role: ShapeRole { .fill } }
      """
  )
}
