internal import Diptych
internal import LayoutEngine

extension Library {
  /// What publishers send at once and while the picture is made; a timer sends nothing.
  private static let receiving = LibraryEntry(
    kind: .method,
    name: "onReceive",
    signature: Signature(
      generics: ["P", "Output"],
      constraints: ["P": [.named("Publisher", [.parameter("Output")])]],
      parameters: [
        .parameter(nil, .parameter("P")), .action("perform", [.parameter("Output")]),
      ],
      result: .view
    )
  ) { call in
    let (view, call) = (try call.receiver.view(for: call), call)
    let (publisher, action) = (call.arguments[0], call.arguments[1])
    switch publisher {
    case .binding(let binding):
      return .view(
        view.onAppear {
          call.evaluation.guarded(()) {
            _ = try action.call([binding.get()])
            _ = binding.receive(action)
          }
        }
      )
    case .object(let object):
      guard let method = object.declaration.method("attach", labels: [nil, nil]) else {
        return .view(view)
      }
      let end = SceneValue.closure(SceneClosure { _ in .void })
      return .view(
        view.onAppear {
          call.evaluation.guarded(()) {
            _ = try method.code.call(publisher, [action, end], call.evaluation, at: call.span)
          }
        }
      )
    default: return .view(view)
    }
  }

  /// The time, which stands still in a picture.
  static let timelines = LibraryFamily(
    title: "Time",
    types: [
      LibraryType(
        "View",
        [receiving]
      ),
      .inert(
        "Timer",
        [
          .inert(
            .staticMethod,
            "publish",
            of: "Timer.TimerPublisher",
            [
              .parameter("every", .double), .optional("tolerance", .optional(.double)),
              .parameter("on", .named("RunLoop")), .parameter("in", .named("RunLoop.Mode")),
            ]
          ),
          LibraryEntry.inert(
            .staticMethod,
            "scheduledTimer",
            of: "Timer",
            [
              .parameter("withTimeInterval", .double), .parameter("repeats", .bool),
              .action("block", [.named("Timer")]),
            ]
          ).discardable,
          .generic("invalidate", result: .void) { _ in .void },
          .generic("fire", result: .void) { _ in .void },
          .genericProperty("isValid", result: .bool) { _ in .bool(true) }, tolerance,
        ]
      ),
      .inert(
        "Timer.TimerPublisher",
        [
          .inert(.method, "autoconnect", of: "Timer.TimerPublisher"),
          .inert(.property, "upstream", of: "Timer.TimerPublisher"),
        ]
      ),
      .inert("RunLoop", constants: ["main", "current"]),
      .inert("RunLoop.Mode", constants: ["common", "default"]),
      LibraryType(
        "TimelineView",
        conformsTo: ["View"],
        [
          .view(
            Parameter<TimelineSchedule>("_"),
            Parameter<(TimelineViewDefaultContext) -> any View>.content(
              of: TimelineViewDefaultContext.self
            )
          ) { schedule, content in TimelineView(schedule) { AnyView(any: content($0)) } }
        ]
      ),
      LibraryType(
        "TimelineViewDefaultContext",
        [
          .property("date", of: TimelineViewDefaultContext.self) { $0.date },
          .property("cadence", of: TimelineViewDefaultContext.self) { $0.cadence },
        ]
      ),
      .values(
        of: TimelineViewDefaultContext.Cadence.self,
        ["live": .live, "seconds": .seconds, "minutes": .minutes]
      ),
      .values(
        of: TimelineSchedule.self,
        ["animation": .animation, "everyMinute": .everyMinute],
        [
          .staticMethod(
            "animation",
            Parameter<Double?>("minimumInterval", default: { nil }),
            Parameter<Bool>("paused", default: { false })
          ) { _, _ in TimelineSchedule.animation },
          .staticMethod("periodic", Parameter<Date>("from"), Parameter<Double>.number("by")) {
            TimelineSchedule.periodic(from: $0, by: $1)
          },
          .staticMethod("explicit", Parameter<[Date]>("_")) { TimelineSchedule.explicit($0) },
        ]
      ),
    ]
  )

  /// How much later than said a timer may fire, which none does in a picture.
  private static let tolerance: LibraryEntry = {
    var entry = LibraryEntry.genericProperty("tolerance", result: .double) { _ in .double(0) }
    entry.isNonmutating = true
    entry.write = { _, _ in }
    return entry
  }()
}

extension TimelineSchedule: NativeValue {}
extension TimelineViewDefaultContext: NativeValue {}

extension TimelineViewDefaultContext.Cadence: NativeValue {
  static var sceneName: String { "TimelineViewDefaultContext.Cadence" }
}
