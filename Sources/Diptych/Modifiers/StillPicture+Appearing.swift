// A picture is made once: nothing disappears and no one acts, and no closure here is called.
extension View {
  /// Says what to do when the view disappears; a still picture does not.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Says what to do while the view is there; a still picture does not.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  /// Says what to do whenever a value changes; a still picture does not.
  public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  /// Says what to do when the user submits a text; a still picture does not.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  )
    -> some View
  { self }

  /// Gives a signal when a value changes; in a still picture it keeps.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View {
    self
  }

  /// Gives a signal when a value changes; in a still picture it keeps.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View {
    self
  }
}

/// The places where a text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the places.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A signal that is felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A task was completed.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something started.
  public static let start = SensoryFeedback(name: "start")
  /// Something stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something reached a line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value passed a threshold.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things have met.
  public static let impact = SensoryFeedback(name: "impact")
}
