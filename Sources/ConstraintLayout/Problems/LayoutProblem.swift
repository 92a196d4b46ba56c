package import LayoutEngine

/// A mistake of a scene that shows when its views are joined or laid out.
package struct LayoutProblem: Hashable, Sendable {
  /// A constraint as a report shows it.
  package struct Exhibit: Hashable, Sendable {
    /// The constraint as `UIKit` writes it, with names in place of addresses.
    package var text: String
    /// Where the constraint is made; `nil` when no text made it.
    package var source: SourcePosition?
  }

  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// Required constraints contradict each other.
    case unsatisfiable([Exhibit], broken: Exhibit)
    /// A view's place or length along an axis could be another.
    case ambiguous(view: String, axis: Axis, isLength: Bool)
    /// A constraint relates views of different trees.
    case noCommonAncestor(Exhibit)
    /// A constraint relates attributes that cannot be related.
    case invalidPair(Exhibit, InvalidPair)
    /// A multiplier or a constant is no number, or too large for layout.
    case exceedsLimits(Exhibit)
    /// A visual format cannot be read, from a place counted in characters.
    case invalidFormat(String, offset: Int, VisualFormatMistake)
    /// Layout still changes after as many rounds as are allowed.
    case unsettled(view: String)
    /// Constraints make more work than is done for a picture.
    case tooManyConstraints(view: String)
    /// A view or a controller contains itself.
    case containsItself(view: String)
    /// The default margins of a plain view decide where its content stands.
    case defaultMargins(view: String, length: CGFloat)
    /// A view or its layers draw more than a picture takes.
    case marksLeftOut(view: String, count: Int)
    /// A view draws inside more outlines at once than a picture takes.
    case clipsLeftOut(view: String, count: Int)
  }

  package var reason: Reason
  /// Where the scene says it; `nil` when no text does.
  package var source: SourcePosition?

  package init(_ reason: Reason, source: SourcePosition? = nil) {
    self.reason = reason
    self.source = source
  }

  /// Whether an app would end here with an exception.
  package var isFatal: Bool {
    switch reason {
    case .noCommonAncestor, .invalidPair, .invalidFormat, .containsItself: true
    case .unsatisfiable, .ambiguous, .exceedsLimits, .unsettled, .defaultMargins: false
    case .tooManyConstraints, .marksLeftOut, .clipsLeftOut: false
    }
  }
}

/// Why two attributes cannot be related.
package enum InvalidPair: Hashable, Sendable {
  /// A leading or trailing edge with a left or right one.
  case directionalWithPhysical
  /// A horizontal attribute with a vertical one.
  case acrossAxes
  /// A length with a place.
  case lengthWithPlace
  /// A place with nothing.
  case placeAlone
  /// No first attribute.
  case missing
}

/// Why a visual format cannot be read.
package enum VisualFormatMistake: Hashable, Sendable {
  case unknownView(String)
  case unknownMetric(String)
  case expected(String)
  case superviewMissing
  case lengthOfView(String)
}
