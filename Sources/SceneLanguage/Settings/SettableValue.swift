/// A value that a scene begins with and that can be replaced: of a `@State`, a stored property, or a
/// variable at the top level.
package struct SettableValue: Hashable, Sendable {
  /// How a value can be changed without writing it.
  package enum Kind: Hashable, Sendable {
    case boolean
    case integer
    case number
    case text
    /// One of some names, in Swift's spelling: `.leading`.
    case choice([String])
    /// Any other type, whose values have to be written as Swift.
    case expression
  }

  /// The type that declares it and its own name, `Card.count`; its name alone at the top level.
  package var path: String
  /// The type as Swift writes it.
  package var type: String
  package var kind: Kind
  /// Whether `nil` is a value of it.
  package var isOptional: Bool
  /// The present value, adjusted or not, in the form in which ``ValueAdjustment`` takes it.
  package var value: String
  /// Where a slider or a stepper of the scene moves it; `nil` where none does.
  package var control: ControlledRange?

  package init(
    path: String,
    type: String,
    kind: Kind,
    isOptional: Bool = false,
    value: String,
    control: ControlledRange? = nil
  ) {
    self.path = path
    self.type = type
    self.kind = kind
    self.isOptional = isOptional
    self.value = value
    self.control = control
  }
}

/// The values between which a slider or a stepper moves a value, and in which steps.
package struct ControlledRange: Hashable, Sendable {
  /// Infinite where the control has no bounds.
  package var bounds: ClosedRange<Double>
  /// `nil` where the control moves freely.
  package var step: Double?

  package init(bounds: ClosedRange<Double>, step: Double? = nil) {
    self.bounds = bounds
    self.step = step
  }
}

/// A value in place of the one that a scene begins with, for as long as the scene has such a value.
///
/// Where the scene no longer declares the property, or with another type, it is left out in silence;
/// that is what differs from an override.
package struct ValueAdjustment: Hashable, Sendable {
  /// See ``SettableValue/path``.
  package var path: String
  /// See ``SettableValue/type``.
  package var type: String
  /// A Swift expression; a text stands without quotes.
  package var value: String

  package init(_ settable: SettableValue, value: String) {
    path = settable.path
    type = settable.type
    self.value = value
  }

  /// Whether it is for this value.
  package func concerns(_ settable: SettableValue) -> Bool {
    path == settable.path && type == settable.type
  }
}
