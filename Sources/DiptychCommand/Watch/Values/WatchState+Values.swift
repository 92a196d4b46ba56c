internal import FileWatching
internal import PreviewPipeline
internal import SceneLanguage
internal import TerminalIO

extension WatchState {
  /// The values of the chosen scene, as they were adjusted last.
  ///
  /// Keys can come faster than pictures, so the newest adjustment counts, not the picture's.
  var values: [SettableValue] {
    // The good picture may be older than the wish for a list.
    let listed = [shown, newest].lazy.compactMap { $0?.settableValues }.first { !$0.isEmpty } ?? []
    return listed.map { value in
      var value = value
      if let adjusted = currentAdjustments.first(where: { $0.concerns(value) }) {
        value.value = adjusted.value
      }
      return value
    }
  }

  /// What was adjusted in the chosen scene.
  var currentAdjustments: [ValueAdjustment] {
    get { scene.flatMap { adjustments[$0] } ?? [] }
    set {
      guard let scene else { return }
      adjustments[scene] = newValue.isEmpty ? nil : newValue
    }
  }

  /// Whether reports should list values: for the list, or to learn which adjustments still hold.
  var wantsValues: Bool { valueChooser != nil || !currentAdjustments.isEmpty }

  /// Opens the list of values, which a new report fills.
  mutating func openValues() -> Consequence {
    valueChooser = ValueChooser()
    return scene == nil ? .paint : .layOut
  }

  /// Takes a key while the list of values is open; `nil` where it means something else.
  mutating func pressInValues(_ press: KeyPress) -> Consequence? {
    guard var chooser = valueChooser else { return nil }
    let outcome = chooser.press(press, in: values)
    valueChooser = chooser
    switch outcome {
    case .passed: return nil
    case .moved: return .paint
    case .closed:
      valueChooser = nil
      return .paint
    case .set(let value, let text):
      currentAdjustments.removeAll { $0.path == value.path }
      currentAdjustments.append(ValueAdjustment(value, value: text))
    case .reset(let value):
      currentAdjustments.removeAll { $0.path == value.path }
    case .resetAll:
      currentAdjustments = []
    }
    return .layOut
  }

  /// Forgets what was adjusted of values that the scene no longer has.
  mutating func dropAdjustments(notIn report: PreviewReport) {
    currentAdjustments.removeAll { adjustment in
      !report.settableValues.contains { adjustment.concerns($0) }
    }
  }
}
