internal import Diptych
internal import LayoutEngine

extension Library {
  /// What views tell those around them.
  static let preferences = LibraryFamily(
    title: "Preferences",
    types: [LibraryType("View", setting + anchoring + reading)]
  )

  private static let key = ParameterSignature.parameter(nil, .keyType)
  private static let labelledKey = ParameterSignature.parameter("key", .keyType)
  private static let source = ParameterSignature.parameter("value", .named("Anchor.Source"))
  private static let anchor = SceneType.named("Anchor", [.unknown])

  private static let setting: [LibraryEntry] = [
    .preference("preference", labelledKey, .parameter("value", .keyValue)) { view, key, call in
      view.preference(key.preference, value: call.arguments[1])
    },
    .preference("transformPreference", key, .action(nil, [.inout(.keyValue)])) { view, key, call in
      let transform = call.arguments[1]
      return view.transformPreference(key.preference) { value in
        value = key.changed(value) { try transform.call([.box($0)]) }
      }
    },
  ]

  private static let anchoring: [LibraryEntry] = [
    .preference(
      "anchorPreference",
      labelledKey,
      source,
      .function("transform", [anchor], .keyValue)
    ) { view, key, call in
      let transform = call.arguments[2]
      return try view.anchorPreference(key, call.arguments[1]) { anchor in
        call.evaluation.guarded(.null) { try transform.call([anchor]) }
      }
    },
    .preference(
      "transformAnchorPreference",
      labelledKey,
      source,
      .action("transform", [.inout(.keyValue), anchor])
    ) { view, key, call in
      let transform = call.arguments[2]
      return try view.transformAnchorPreference(key, call.arguments[1]) { value, anchor in
        value = key.changed(value) { try transform.call([.box($0), anchor]) }
      }
    },
  ]

  private static let alignmentSignature = ParameterSignature.optional(
    "alignment",
    .named("Alignment")
  )
  private static let contentOfValue = ParameterSignature.parameter(
    nil,
    .function(FunctionType([.keyValue], .view, builder: .view))
  )

  private static let reading: [LibraryEntry] = [
    .preference("overlayPreferenceValue", key, alignmentSignature, contentOfValue) {
      view,
      key,
      call in
      let alignment = try alignment.argument(call.arguments[1], in: call)
      return view.overlayPreferenceValue(
        key.preference,
        alignment: alignment,
        call.content(call.arguments[2])
      )
    },
    .preference("backgroundPreferenceValue", key, alignmentSignature, contentOfValue) {
      view,
      key,
      call in
      let alignment = try alignment.argument(call.arguments[1], in: call)
      return view.backgroundPreferenceValue(
        key.preference,
        alignment: alignment,
        call.content(call.arguments[2])
      )
    },
    .preference("onPreferenceChange", key, .action("perform", [.keyValue])) { view, key, call in
      let action = call.arguments[1]
      return view.onPreferenceChange(key.preference) { value in
        call.evaluation.guarded(()) { _ = try action.call([value as? SceneValue ?? .null]) }
      }
    },
  ]
}

extension LibraryEntry {
  /// A modifier whose first argument names a key of preferences.
  fileprivate static func preference(
    _ name: String,
    _ parameters: ParameterSignature...,
    apply: @escaping @Sendable (any View, DeclaredKey, LibraryCall) throws -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: .keyed("PreferenceKey", parameters, result: .view)
    ) { call in
      let key = try DeclaredKey(call.arguments[0], of: "PreferenceKey", in: call)
      return .view(try apply(try call.receiver.view(for: call), key, call))
    }
  }
}

extension LibraryCall {
  /// A view builder that takes the value of a preference.
  fileprivate func content(_ closure: SceneValue) -> (Any) -> any View {
    { value in
      evaluation.guarded(EmptyView() as any View) {
        try closure.call([value as? SceneValue ?? .null]).view(for: self)
      }
    }
  }
}

extension DeclaredKey {
  /// The key as lowering knows it.
  fileprivate var preference: PreferenceIdentity {
    PreferenceIdentity(
      key: identity,
      defaultValue: { evaluation.guarded(.null) { try defaultValue() } as SceneValue },
      reduce: { value, next in
        // Asked for at once, because a scene may keep the closure that it is handed.
        let following = next() as? SceneValue ?? .null
        var combined = value as? SceneValue ?? .null
        evaluation.guarded(()) { try reduce(&combined, next: following) }
        value = combined
      }
    )
  }

  /// A value that a closure has changed in its box.
  fileprivate func changed(_ value: Any, _ change: (VariableBox) throws -> SceneValue) -> Any {
    let box = VariableBox(value as? SceneValue ?? .null)
    evaluation.guarded(()) { _ = try change(box) }
    return box.value
  }
}

extension View {
  /// Sets a preference made of a rectangle or of a point.
  fileprivate func anchorPreference(
    _ key: DeclaredKey,
    _ source: SceneValue,
    transform: @escaping (SceneValue) -> SceneValue
  ) throws -> any View {
    switch try source.anchorSource {
    case .rectangle(let source):
      anchorPreference(key.preference, value: source) { transform($0.sceneValue) }
    case .point(let source):
      anchorPreference(key.preference, value: source) { transform($0.sceneValue) }
    }
  }

  /// Changes a preference by a rectangle or a point.
  fileprivate func transformAnchorPreference(
    _ key: DeclaredKey,
    _ source: SceneValue,
    transform: @escaping (inout Any, SceneValue) -> Void
  ) throws -> any View {
    switch try source.anchorSource {
    case .rectangle(let source):
      transformAnchorPreference(key.preference, value: source) { transform(&$0, $1.sceneValue) }
    case .point(let source):
      transformAnchorPreference(key.preference, value: source) { transform(&$0, $1.sceneValue) }
    }
  }
}
