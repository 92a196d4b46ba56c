internal import Diptych

/// A value in the form that a format style gives it.
struct FormattedValue: BoundExpression {
  let value: any BoundExpression
  let style: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .string }

  func evaluate(in frame: Frame) throws -> SceneValue {
    try placing(at: span) {
      let format = SceneFormat(try style.evaluate(in: frame), frame.evaluation, at: span)
      return .string(try format.string(try value.evaluate(in: frame)))
    }
  }
}

/// A moment in one of the forms that texts have for it: `"\(date, style: .time)"`.
struct DatedText: BoundExpression {
  let date: any BoundExpression
  let style: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .string }

  func evaluate(in frame: Frame) throws -> SceneValue {
    try placing(at: span) {
      let date = try date.evaluate(in: frame).read(as: Date.self)
      let style = try style.evaluate(in: frame).read(as: Text.DateStyle.self)
      return .string(Text(date, style: style).plainString)
    }
  }
}
