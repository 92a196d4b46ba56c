internal import Diptych

/// A value put into a text in a form, which as a part of a view's text follows its surroundings.
protocol TextExpression: BoundExpression {
  /// The value in its form.
  func text(in frame: Frame) throws -> Text
}

extension TextExpression {
  var asText: (any TextExpression)? { self }

  func evaluate(in frame: Frame) throws -> SceneValue {
    .string(try text(in: frame).plainString)
  }
}

/// A value in the form that a format style gives it.
struct FormattedValue: TextExpression {
  let value: any BoundExpression
  let style: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .string }

  func text(in frame: Frame) throws -> Text {
    try placing(at: span) {
      let format = SceneFormat(try style.evaluate(in: frame), frame.evaluation, at: span)
      return try format.text(try value.evaluate(in: frame))
    }
  }
}

/// A moment in one of the forms that texts have for it: `"\(date, style: .time)"`.
struct DatedText: TextExpression {
  let date: any BoundExpression
  let style: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .string }

  func text(in frame: Frame) throws -> Text {
    try placing(at: span) {
      let date = try date.evaluate(in: frame).read(as: Date.self)
      let style = try style.evaluate(in: frame).read(as: Text.DateStyle.self)
      return Text(date, style: style)
    }
  }
}
