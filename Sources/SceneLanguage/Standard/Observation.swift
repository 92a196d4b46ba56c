extension Library {
  /// Reads of models, and who is told before one of what was read changes.
  static let observation = LibraryFamily(
    title: "Observation",
    types: [],
    functions: [
      LibraryEntry(
        kind: .function,
        name: "withObservationTracking",
        signature: Signature(
          generics: ["T"],
          parameters: [
            .function(nil, [], .result), .function("onChange", [], .void),
          ],
          result: .result
        )
      ) { call in
        let evaluation = call.evaluation
        let around = evaluation.reads
        evaluation.reads = []
        defer { evaluation.reads = around }
        let result = try call.function(0)
        let watch = ObservationWatch(onChange: call.arguments[1])
        for read in evaluation.reads ?? [] { watch.wait(for: read) }
        return result
      }.discardable
    ]
  )
}

/// A property of a model that was read.
struct ObservedRead {
  let object: ObjectValue
  let field: Int
}

/// Waits for the first change of what was read, which it tells once.
private final class ObservationWatch {
  private let onChange: SceneValue
  private var endings: [() -> Void] = []
  private var waiting: [ObjectIdentifier: Set<Int>] = [:]
  private var isOver = false

  init(onChange: SceneValue) { self.onChange = onChange }

  func wait(for read: ObservedRead) {
    let id = ObjectIdentifier(read.object)
    guard waiting[id, default: []].insert(read.field).inserted else { return }
    let receivers = read.object.receivers ?? FieldReceivers()
    read.object.receivers = receivers
    let closure = SceneClosure { [self, weak object = read.object] values in
      // What stays the same is no change.
      if isOver || object?.fields[read.field] == values.first { return .void }
      isOver = true
      for end in endings { end() }
      return try onChange.call([])
    }
    endings.append(receivers.add(.closure(closure), to: read.field))
  }
}
