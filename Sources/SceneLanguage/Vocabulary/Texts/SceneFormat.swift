internal import Diptych

/// A format style, of the library or of the scene, with what the latter needs to run.
struct SceneFormat {
  let style: SceneValue
  let evaluation: Evaluation
  let span: SourceSpan

  init(_ style: SceneValue, in call: LibraryCall) {
    self.init(style, call.evaluation, at: call.span)
  }

  init(_ style: SceneValue, _ evaluation: Evaluation, at span: SourceSpan) {
    self.style = style
    self.evaluation = evaluation
    self.span = span
  }

  /// The text of a value, which follows its surroundings where it tells a moment or a number.
  ///
  /// - Throws: ``SceneStop`` when the style is for other values.
  func text(_ value: SceneValue) throws -> Text {
    if let format = Date.FormatStyle.read(style), let date = Date.read(value) {
      return Text(date, format: format)
    }
    if let format = NumberFormat.read(style) {
      if case .int(let value) = value { return Text(value, format: format) }
      if let value = Double.read(value) { return Text(value, format: format) }
    }
    return Text(verbatim: try string(value))
  }

  /// A value in the form that the style gives it.
  ///
  /// - Throws: ``SceneStop`` when the style is for other values.
  func string(_ value: SceneValue) throws -> String {
    if let format = NumberFormat.read(style) {
      switch value {
      case .int(let value): return format.string(value)
      case .double(let value): return format.string(value)
      case .native: if let value = Double.read(value) { return format.string(value) }
      default: break
      }
    }
    if let format = Date.FormatStyle.read(style), let date = Date.read(value) {
      return format.format(date)
    }
    if let pattern = DurationPattern.read(style), let duration = Duration.read(value) {
      return pattern.text(of: duration)
    }
    if let format = ListFormat.read(style), let elements = value.elements {
      if let memberStyle = format.memberStyle {
        let members = SceneFormat(memberStyle, evaluation, at: span)
        return format.string(try elements.map(members.string))
      }
      let texts = elements.compactMap(String.read)
      if texts.count == elements.count { return format.string(texts) }
    }
    if case .structure(let own) = style, own.declaration.conforms(to: "FormatStyle") {
      var receiver = style
      let method = try evaluation.method("format", [nil], of: style, at: span)
      let text = try method.call(on: &receiver, [value], [nil], evaluation, at: span)
      return try evaluation.text(of: text)
    }
    throw SceneStop(
      .valueMismatch("\(value.type)", expected: "a value that '\(style.type)' can write")
    )
  }
}

extension Parameter where Value == SceneFormat {
  /// A format style.
  static func format(_ label: String) -> Parameter {
    Parameter(label, type: .named("FormatStyle")) { value, call in SceneFormat(value, in: call) }
  }
}
