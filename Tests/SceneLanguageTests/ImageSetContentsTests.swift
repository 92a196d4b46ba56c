import SceneLanguage
import Testing

@Suite struct `The description of a set of images` {
  @Test(arguments: [
    (#"{"images": [{"filename": "a.png", "scale": "2x", "idiom": "universal"}]}"#, ["a.png 2.0"]),
    (#"{"images": [{"scale": "1x"}, {"filename": "b.svg", "idiom": "universal"}]}"#, ["b.svg 1.0"]),
    (
      #"""
      {"images": [{"filename": "mac", "idiom": "mac"}, {"filename": "phone", "idiom": "iphone"},
      {"filename": "all", "idiom": "universal", "scale": "3x"}]}
      """#,
      ["all 3.0", "phone 1.0", "mac 1.0"]
    ),
    (#"{"images": [{"filename": "../../x"}, 5, {"filename": 3}]}"#, []),
    (
      #"{"images": [{"filename": "a", "scale": "0x"}, {"filename": "b", "scale": ""}]}"#,
      ["a 1.0", "b 1.0"]
    ),
    (#"{"images": []}"#, []),
  ])
  func `tells its files with their scales, those for every device first`(
    text: String,
    files: [String]
  ) throws {
    let contents = try #require(ImageSetContents(json: text))
    #expect(contents.files.map { "\($0.name) \($0.scale)" } == files)
  }

  @Test(arguments: ["", "{", "[]", "{\"colors\": []}", "{\"images\": {}}"])
  func `is none in another text`(text: String) {
    #expect(ImageSetContents(json: text) == nil)
  }
}
