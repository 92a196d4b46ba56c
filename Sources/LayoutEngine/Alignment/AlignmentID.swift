/// A type that names an alignment guide and tells where a view has it unless it says otherwise.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that sets none itself, in points in the view's own coordinates,
  /// leading-based.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide with its default.
package struct AlignmentKey: Hashable, Sendable {
  /// Guides that the engine answers without a call.
  package enum Builtin: UInt8, Sendable {
    case leading
    case horizontalCenter
    case trailing
    case top
    case verticalCenter
    case bottom
    case firstTextBaseline
    case lastTextBaseline
  }

  package let builtin: Builtin?
  private let identity: ObjectIdentifier
  private let custom: @Sendable (ViewDimensions) -> CGFloat

  private init(
    builtin: Builtin?,
    identity: ObjectIdentifier,
    custom: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    self.builtin = builtin
    self.identity = identity
    self.custom = custom
  }

  package init(_ id: any AlignmentID.Type) {
    self.init(
      builtin: (id as? any BuiltinAlignment.Type)?.builtin,
      identity: ObjectIdentifier(id),
      custom: { id.defaultValue(in: $0) }
    )
  }

  /// Creates the key of a guide that a scene declares.
  ///
  /// - Parameters:
  ///   - identity: An object that stands for the declaration and outlives the layout.
  ///   - defaultValue: Where a view has the guide unless it sets its own, in points.
  package init(
    identity: AnyObject,
    defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    self.init(builtin: nil, identity: ObjectIdentifier(identity), custom: defaultValue)
  }

  /// Where a view of the given dimensions has the guide unless it says otherwise, in points.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch builtin {
    case .leading, .top: 0
    case .horizontalCenter: dimensions.width / 2
    case .trailing: dimensions.width
    case .verticalCenter: dimensions.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: dimensions.height
    case nil: custom(dimensions)
    }
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.identity == right.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
