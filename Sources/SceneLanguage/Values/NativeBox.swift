internal import Diptych

/// Holds a Swift value of a type that the library knows.
final class NativeBox {
  let value: Any
  let type: SceneType
  /// Where a view is made, once that is known.
  var span: SourceSpan?
  /// The call of the modifier that made the view, from where its receiver ends; `nil` for views
  /// that no modifier made, and where no one asks.
  var modifier: SourceSpan?
  /// How many views, itself among them, a view lies around.
  var depth = 0
  private let nature: Nature

  /// How many views may lie around one another: each is lowered, laid out, and drawn one call deeper.
  static let mostDepth = 10_000

  /// Holds a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: Its type as scenes know it.
  ///   - nature: What it can stand for beside values of its own type.
  init(_ value: Any, type: SceneType, nature: Nature = .plain) {
    self.value = value
    self.type = type
    self.nature = nature
  }
}

extension NativeBox {
  /// What a value can stand for beside values of its own type.
  ///
  /// It is told where the value is made: asking the Swift runtime whether a type conforms to a
  /// protocol costs more than making the value, and for a type's first value a thousand times that.
  enum Nature {
    /// Nothing else.
    case plain
    /// Whatever its type in the library does.
    case library(any NativeValue.Type)
    /// A view.
    case view(any View)
    /// A shape, which is a view too.
    case shape(any Shape)
    /// An object of UIKit.
    case object(any NativeObject)
  }

  /// Whether the value is a view.
  var isView: Bool {
    switch nature {
    case .plain, .object: false
    case .view, .shape: true
    case .library(let type): type.isView
    }
  }

  /// The value as a view; `nil` where it is none.
  var view: (any View)? {
    switch nature {
    case .plain, .object: nil
    case .view(let view): view
    case .shape(let shape): shape
    case .library(let type): type.view(value)
    }
  }

  /// The value as a shape; `nil` where it is none.
  var shape: (any Shape)? {
    switch nature {
    case .plain, .object: nil
    case .view(let view): view as? any Shape
    case .shape(let shape): shape
    case .library(let type): type.shape(value)
    }
  }

  /// The value as something to paint with; `nil` where it is none.
  var style: (any ShapeStyle)? {
    switch nature {
    case .object: nil
    case .library(let type): type.style(value)
    case .plain, .view, .shape: value as? any ShapeStyle
    }
  }

  /// The value as an object of UIKit; `nil` where it is none.
  var object: (any NativeObject)? {
    if case .object(let object) = nature { object } else { nil }
  }
}
