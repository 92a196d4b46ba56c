import SceneLanguage
import Testing

@Suite struct `Settable values` {
  /// Lists the values of a scene, and what it prints.
  private static func list(
    _ text: String,
    overrides: [String: String] = [:],
    adjustments: [ValueAdjustment] = []
  ) -> (values: [SettableValue], messages: [String], console: [String]) {
    onDeepStack {
      let program = SceneProgram(
        SceneSource(path: "Scene.swift", text: text),
        overrides: overrides,
        adjustments: adjustments,
        listsSettableValues: true
      )
      let console = program.previews.flatMap { $0.evaluate().console }
      return (program.settableValues, program.diagnostics.map(\.message), console)
    }
  }

  private static func adjustment(
    _ path: String,
    _ type: String,
    _ value: String
  ) -> ValueAdjustment {
    ValueAdjustment(
      SettableValue(path: path, type: type, kind: .expression, value: ""),
      value: value
    )
  }

  private static func view(_ properties: String, body: String = "Text(\"a\")") -> String {
    "struct Card: View {\n\(properties)\nvar body: some View { \(body) }\n}\n"
  }

  @Test(
    arguments: [
      ("@State private var isOn = true", "Bool", .boolean, "true"),
      ("@State var count = 1 + 2", "Int", .integer, "3"),
      ("let spacing: CGFloat = 8", "CGFloat", .number, "8.0"),
      ("var title = \"a\" + \"b\"", "String", .text, "ab"),
      ("@State var choice: Int? = nil", "Int?", .integer, "nil"),
      ("var mode = Mode.narrow", "Mode", .choice([".wide", ".narrow"]), ".narrow"),
      ("var all = [1, 2]", "[Int]", .expression, "[1, 2]"),
    ] as [(String, String, SettableValue.Kind, String)]
  )
  func `tell type and present value`(
    property: String,
    type: String,
    kind: SettableValue.Kind,
    value: String
  ) throws {
    let scene = "enum Mode { case wide, narrow, free(Int) }\n" + Self.view(property)
    let values = Self.list(scene).values
    try #require(values.count == 1)
    #expect(values[0].path.hasPrefix("Card."))
    #expect(values[0].type == type)
    #expect(values[0].kind == kind)
    #expect(values[0].value == value)
    #expect(values[0].isOptional == type.hasSuffix("?"))
  }

  @Test func `offer the constants of a library's type`() throws {
    let values = Self.list(Self.view("@State var side: HorizontalAlignment = .trailing")).values
    try #require(values.count == 1)
    guard case .choice(let names) = values[0].kind else { throw Unlisted() }
    #expect(Set([".leading", ".center", ".trailing"]).isSubset(of: names))
    #expect(values[0].value == ".trailing")
  }

  @Test func `leave out what has no initial value of its own`() {
    let scene = Self.view(
      """
      @State var kept = 1
      @Binding var bound: Int
      @Environment(\\.layoutDirection) var direction
      var given: Int
      var action: () -> Void = {}
      lazy var late = 3
      var computed: Int { 4 }
      """
    )
    #expect(Self.list(scene).values.map(\.path) == ["Card.kept"])
  }

  @Test func `come with states first, from every type and the top level`() {
    let scene =
      "let top = 1\nstruct Pulse: DynamicProperty { @State var rate = 60 }\n"
      + Self.view("let gap = 2\n@State var open = false\nvar pulse = Pulse()\n")
    let paths = Self.list(scene).values.map(\.path)
    #expect(paths == ["Pulse.rate", "Card.open", "top", "Card.gap", "Card.pulse"])
  }

  @Test(
    arguments: [
      ("Slider(value: $x)", ControlledRange(bounds: 0...1)),
      ("Slider(value: $x, in: -2...most, step: half)", ControlledRange(bounds: -2...8, step: 0.5)),
      ("Slider(value: self.$x, in: 0...2 * 5)", nil),
      ("Stepper(\"\", value: $x, in: 0...5)", ControlledRange(bounds: 0...5, step: 1)),
      ("Slider(value: $other)", nil),
    ] as [(String, ControlledRange?)]
  )
  func `know the range of the control that moves them`(
    control: String,
    expected: ControlledRange?
  ) {
    let scene =
      "let most = 8.0\nlet half = 0.5\n"
      + Self.view("@State var x = 0.5\n@State var other = 0.5", body: control)
    let values = Self.list(scene).values
    #expect(values.first { $0.path == "Card.x" }?.control == expected)
  }

  @Test func `are replaced by adjustments, which win over overrides`() {
    let scene = "var n = 1\nvar m = 1\nprint(n, m)\nText(\"a\")\n"
    let result = Self.list(
      scene,
      overrides: ["n": "2", "m": "2"],
      adjustments: [Self.adjustment("n", "Int", "3")]
    )
    #expect(result.console == ["3 2"])
    #expect(result.values.map(\.value) == ["3", "2"])
  }

  @Test(arguments: [("gone", "Int"), ("n", "String")])
  func `keep their own value where an adjustment is for another property or type`(
    path: String,
    type: String
  ) {
    let result = Self.list(
      "var n = 1\nprint(n)\nText(\"a\")\n",
      adjustments: [Self.adjustment(path, type, "3")]
    )
    #expect(result.messages.isEmpty)
    #expect(result.console == ["1"])
  }

  @Test func `of one name are told apart by their type`() {
    let scene =
      "struct Dot: View { var size = 1\nvar body: some View { Text(\"\\(print(size))\") } }\n"
      + Self.view("var size = 1", body: "Dot()")
    let one = Self.list(scene, overrides: ["Card.size": "5"])
    #expect(one.messages.isEmpty)
    #expect(one.values.map(\.value) == ["1", "5"])
    let both = Self.list(scene, overrides: ["size": "5"])
    #expect(both.values.map(\.value) == ["5", "5"])
  }

  @Test func `say so where an adjustment is no value of the type`() {
    let result = Self.list(
      "var n = 1\nText(\"a\")",
      adjustments: [Self.adjustment("n", "Int", "x")]
    )
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("'x'") == true)
  }
}

/// A value that is not listed as expected.
private struct Unlisted: Error {}
