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
  /// The present.
  public let date = Date.now
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
