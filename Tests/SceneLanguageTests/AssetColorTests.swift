import SceneLanguage
import Testing

@Suite struct `The description of a colour` {
  private static func text(_ components: String, before: String = "") -> String {
    #"{"colors": [\#(before){"idiom": "universal", "color": {"components": {\#(components)}}}]}"#
  }

  @Test(
    arguments: [(String, [Double])]([
      (#""red": "1.000", "green": "0.5", "blue": "0", "alpha": "0.25""#, [1.0, 0.5, 0, 0.25]),
      (#""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1""#, [1.0, 0.2, 0, 1 / 255]),
      (#""red": "255", "green": "51", "blue": "0""#, [1.0, 0.2, 0, 1]),
      (#""white": "0.75", "alpha": "1.0""#, [0.75, 0.75, 0.75, 1]),
      (#""red": "1.2", "green": "-0.1", "blue": "0.0""#, [1.2, -0.1, 0, 1]),
    ])
  )
  func `tells its components however they are written`(
    components: String,
    parts: [Double]
  ) throws {
    let color = try #require(AssetColor(json: Self.text(components)))
    #expect([color.red, color.green, color.blue, color.opacity] == parts)
  }

  @Test func `tells the colour for light surroundings and every device`() throws {
    let dark = #"{"appearances": [{"value": "dark"}], "color": {"components": {"white": "0"}}}, "#
    let mac = #"{"idiom": "mac", "color": {"components": {"white": "0.25"}}}, "#
    let color = AssetColor(json: Self.text(#""white": "0.5""#, before: dark + mac))
    #expect(color?.red == 0.5)
  }

  @Test(arguments: [
    "", "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#,
    #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
    text(#""red": "nan", "green": "0", "blue": "0""#), text(#""red": "1""#), text(#""white": 1"#),
  ])
  func `tells nothing where it is none, or one of the system's`(text: String) {
    #expect(AssetColor(json: text) == nil)
  }
}
