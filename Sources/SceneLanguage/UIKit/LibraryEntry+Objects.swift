internal import ConstraintLayout
internal import LayoutEngine

extension LibraryEntry {
  /// An initializer of a UIKit class; the object is counted and keeps its place in the source.
  static func object<each Argument, Result: NativeObject>(
    _ parameters: repeat Parameter<each Argument>,
    make: @escaping @Sendable (repeat each Argument) -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: Result.sceneType
      )
    ) { call in
      var reader = ArgumentReader(call)
      let arguments = (repeat try reader.next(each parameters))
      try call.evaluation.chargeView(at: call.span)
      let result = make(repeat each arguments)
      result.note(call.evaluation.position(call.span))
      // Nobody sees items of bars come to be shown.
      if !(result is UIView) { call.evaluation.proxies?.dress(result) }
      return result.sceneValue
    }
  }

  /// A property of a UIKit class that can be read and written.
  static func reference<Root: NativeObject, Value: SceneRepresentable>(
    _ name: String,
    _ keyPath: any ReferenceWritableKeyPath<Root, Value> & Sendable,
    type: SceneType = Value.sceneType
  ) -> LibraryEntry {
    var entry = LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: type)
    ) { call in try Root.receiver(of: call)[keyPath: keyPath].sceneValue }
    entry.isNonmutating = true
    entry.write = { call, value in
      guard let value = Value.read(value) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "\(type)"))
      }
      try Root.receiver(of: call)[keyPath: keyPath] = value
    }
    return entry
  }

  /// A property whose writing may be a mistake that ends an app.
  static func checkedReference<Root: NativeObject, Value: SceneRepresentable>(
    _ name: String,
    _ keyPath: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) -> LibraryEntry {
    var entry = reference(name, keyPath)
    let write = entry.write
    entry.write = { call, value in
      let problems = InterfaceEnvironment.current.problems
      let count = problems.count
      try write?(&call, value)
      try call.stopAtFatalProblem(in: problems, after: count)
    }
    return entry
  }

  /// A method of a UIKit class that may be a mistake which ends an app.
  static func checked<Receiver: SceneRepresentable, each Argument>(
    _ name: String,
    of type: Receiver.Type,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (Receiver, repeat each Argument) throws -> Void
  ) -> LibraryEntry {
    deed(name, of: type, repeat each parameters, apply: apply).checked
  }

  /// The same entry, ended by the mistakes that end an app.
  var checked: LibraryEntry {
    let perform = perform
    var copy = LibraryEntry(kind: kind, name: name, signature: signature) { call in
      let problems = InterfaceEnvironment.current.problems
      let count = problems.count
      let result = try perform(&call)
      try call.stopAtFatalProblem(in: problems, after: count)
      return result
    }
    copy.isDiscardable = isDiscardable
    return copy
  }

  /// The same entry, counted as so many steps for each view that its receiver contains.
  func costing(_ steps: Int) -> LibraryEntry {
    let perform = perform
    return LibraryEntry(kind: kind, name: name, signature: signature) { call in
      if let view = call.receiver.nativeObject as? UIView {
        try call.evaluation.charge(steps: steps * view.treeCount, at: call.span)
      }
      return try perform(&call)
    }
  }

  /// The same property as one whose type is written with `!`.
  var implicitlyUnwrapped: LibraryEntry {
    var copy = self
    copy.isImplicitlyUnwrapped = true
    return copy
  }
}

extension LibraryCall {
  /// Ends the call if a mistake was noted that would end an app.
  func stopAtFatalProblem(in log: LayoutProblemLog, after count: Int) throws {
    guard log.count > count else { return }
    guard let problem = log.problems[count...].first(where: \.isFatal) else { return }
    throw SceneStop(.layoutProblem(problem.message), at: span)
  }
}

extension NativeObject {
  /// Notes where the scene makes the object, for reports.
  func note(_ position: SourcePosition) {
    switch self {
    case let view as UIView: view.source = position
    case let controller as UIViewController: controller.source = position
    case let constraint as NSLayoutConstraint: constraint.source = position
    default: break
    }
  }
}

extension UIView {
  /// The number of views in the tree below the view, itself included.
  ///
  /// - Complexity: O(*n*) in that number.
  var treeCount: Int { children.reduce(1) { $0 + $1.treeCount } }
}

extension Evaluation {
  /// A place in the source as reports carry it.
  func position(_ span: SourceSpan) -> SourcePosition {
    program.files[span.file].sourcePosition(at: span.start)
  }
}
