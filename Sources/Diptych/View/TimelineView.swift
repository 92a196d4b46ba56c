/// When a timeline's views are made anew; a picture shows the present only.
public struct TimelineSchedule: Hashable, Sendable {
  /// As often as animations are drawn.
  public static let animation = TimelineSchedule()
  /// Every minute.
  public static let everyMinute = TimelineSchedule()

  /// Again and again, so many seconds apart.
  public static func periodic(from start: Date, by interval: Double) -> TimelineSchedule {
    TimelineSchedule()
  }

  /// At given points in time.
  public static func explicit(_ dates: [Date]) -> TimelineSchedule { TimelineSchedule() }
}

/// What a timeline's views know.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the views are made anew, the most often first.
  public enum Cadence: Int, Comparable, Sendable {
    case live, seconds, minutes

    /// Whether the first is more often.
    public static func < (first: Cadence, second: Cadence) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The present.
  public let date = Date.now
  /// As often as anything moves.
  public let cadence = Cadence.live
}

/// Views that depend on the time.
public struct TimelineView<Content: View>: PrimitiveView {
  /// What the views know.
  public typealias Context = TimelineViewDefaultContext

  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes views that depend on the time.
  public init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let body = EnvironmentValues.$current.withValue(scope.environment) {
      content(TimelineViewDefaultContext())
    }
    tree.lower(body, in: scope)
  }
}
