import SwiftParser
import SwiftSyntax
import Testing

@testable import SceneLanguage

@Suite struct `Literals among overloads` {
  private static let literals = [
    "3", "1_000", "99999999999", "0.5", #""a""#, #""ab""#, #""\n""#, #""\(1 + 1)""#, "-3", "true",
  ]
  private static let types: [SceneType] = [
    .int, .double, .cgFloat, .float, .string, .character, .bool, .view, .any, .unknown,
    .array(.int), .tuple([]), .parameter("T"), .named("UInt8"), .named("Color"), .named("Text"),
    .named("StringProtocol"), .named("ShapeStyle"), .named("Binding", [.double]),
  ]

  @Test(arguments: literals, types.flatMap { [$0, .optional($0)] })
  func `fit as binding them tells`(text: String, expected: SceneType) throws {
    let binder = Binder(
      library: .standard,
      program: BoundProgram(limits: EvaluationLimits()),
      overrides: [:],
      adjustments: [],
      resolving: { _ in .notFound(searched: []) }
    )
    let item = try #require(Parser.parse(source: text).statements.first?.item)
    guard case .expr(let expression) = item else { return }
    let argument = CallArgument(
      label: nil,
      labelSpan: nil,
      expression: expression,
      span: binder.span(expression),
      isTrailing: false
    )
    guard let shape = binder.shape(ofLiteral: argument), let fit = binder.fit(shape, expected)
    else { return }
    let trial = binder.attempt {
      binder.bind(expression, as: expected) { .cannotConvertArgument($0, to: $1) }
    }
    switch fit {
    case .fails: #expect(!trial.succeeded)
    case .fits(let preference):
      #expect(trial.succeeded)
      #expect(preference == binder.preference(of: trial.result.type, for: expected))
    }
  }

  @Test func `are told apart without binding them for most types`() {
    let binder = Binder(
      library: .standard,
      program: BoundProgram(limits: EvaluationLimits()),
      overrides: [:],
      adjustments: [],
      resolving: { _ in .notFound(searched: []) }
    )
    #expect(binder.fit(.string, .named("Color")) != nil)
    #expect(binder.fit(.integer, .optional(.cgFloat)) != nil)
    #expect(binder.fit(.fraction, .string) != nil)
    #expect(binder.fit(.string, .parameter("T")) == nil)
  }
}

@Suite struct `Words that decide` {
  @Test(
    arguments: [
      ("Text(\"a\").padding(8)", false), ("if on { Text(\"a\") }", false),
      ("ForEach(rows) { Row($0) }", false), ("returned(letter, format)", false),
      ("let a = 1", true), ("return a", true), ("{return}", true), ("for a in b {}", true),
      ("fatalError()", true), ("#if DEBUG", true), ("repeat {} while true", true),
      ("preconditionFailure()", true), ("fallthrough", true), ("", false),
    ]
  )
  func `are found as whole words`(body: String, decides: Bool) {
    let bytes = Array(body.utf8)
    #expect(bytes.withUnsafeBufferPointer { BodyWords.decide($0) } == decides)
  }
}
