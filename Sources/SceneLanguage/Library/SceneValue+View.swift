internal import Diptych

extension SceneValue {
  /// A view that Diptych has made.
  static func view(_ view: any View) -> SceneValue {
    .native(NativeBox(view, type: .view))
  }

  /// The value as a view, or `nil` when it is none.
  func view(in evaluation: Evaluation) -> (any View)? {
    switch self {
    case .native(let box): box.value as? any View
    case .structure(let value): SceneView.make(value, in: evaluation)
    case .null: EmptyView()
    case .object, .enumeration: nil
    default: nil
    }
  }

  /// The value as a view.
  func view(for call: LibraryCall) throws -> any View {
    guard let view = view(in: call.evaluation) else {
      throw SceneStop(.valueMismatch("\(type)", expected: "View"), at: call.span)
    }
    return view
  }
}

extension NativeBox {
  var isView: Bool { value is any View }
}
