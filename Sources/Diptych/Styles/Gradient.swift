/// Colours that pass into each other.
///
/// Areas show every colour at its place; lines, texts and symbols have the mean colour.
public struct Gradient: Hashable, PaintStyle {
  /// Where colours between two others are looked for; a terminal shows no difference.
  public enum ColorSpace: Hashable, Sendable {
    case device
    case perceptual
  }

  /// A colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The part of the way, 0...1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in the order of the way.
  public var stops: [Stop]

  /// Creates a gradient of colours and places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    Paint(meanOf: stops.map { ($0.color.paint(in: environment), $0.location) })
  }

  /// The paint in which the colours change along a way; the mean where there are less than two.
  func paint(along form: PaintGradient.Form, in environment: EnvironmentValues) -> Paint {
    var paint = paint(in: environment)
    guard stops.count > 1 else { return paint }
    paint.gradient = PaintGradient(
      form: form,
      stops: stops.map {
        let color = $0.color.paint(in: environment)
        return PaintGradient.Stop(
          color: color.color,
          opacity: color.opacity,
          location: $0.location
        )
      }
    )
    return paint
  }
}

extension Paint {
  /// Creates the mean of paints along a way on which each passes straight into the next.
  ///
  /// A paint counts for half of the way to either neighbour, the first and the last for all of it to
  /// their ends; a translucent one less in proportion. Where no colour is fixed, the heaviest stands
  /// for all: only drawing knows what the terminal's own colours are.
  init(meanOf stops: [(paint: Paint, location: CGFloat)]) {
    let places = stops.map { $0.location.inUnitInterval() }
    var weights: [Double] = []
    for index in stops.indices {
      let before = index == 0 ? 0 : (places[index - 1] + places[index]) / 2
      let after = index == stops.count - 1 ? 1 : (places[index] + places[index + 1]) / 2
      weights.append(max(after - before, 0))
    }
    var (red, green, blue, opaque, fixed) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (stop, weight) in zip(stops, weights) {
      let covering = weight * stop.paint.opacity
      opaque += covering
      guard case .rgb(let r, let g, let b) = stop.paint.color else { continue }
      fixed += covering
      red += covering * r
      green += covering * g
      blue += covering * b
    }
    let whole = weights.reduce(0, +)
    guard whole > 0, opaque > 0 else {
      self = .clear
      return
    }
    if fixed > 0 {
      self.init(
        .rgb(red: red / fixed, green: green / fixed, blue: blue / fixed),
        opacity: min(opaque / whole, 1)
      )
    } else {
      let heaviest = zip(stops, weights).max { left, right in
        left.0.paint.opacity * left.1 < right.0.paint.opacity * right.1
      }
      self.init(heaviest?.0.paint.color ?? .primary, opacity: min(opaque / whole, 1))
    }
  }
}

/// A gradient that the system makes of one colour.
public struct AnyGradient: Hashable, PaintStyle {
  private let gradient: Gradient

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  package func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}

extension Color {
  /// A slight gradient of the colour; painted as the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
