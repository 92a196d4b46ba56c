import FileWatching
import TerminalIO
import Testing

@testable import DiptychCommand

@Suite struct `The list of scenes to choose from` {
  private static let scenes: [FilePath] = ["ui/Card.swift", "ui/Row.swift", "Rose.swift"]

  private static func type(_ text: String, in chooser: inout SceneChooser) {
    for character in text { _ = chooser.press(KeyPress(.character(character))) }
  }

  @Test(
    arguments: [("", [0, 1, 2]), ("r", [0, 1, 2]), ("ro", [1, 2]), ("UI/", [0, 1]), ("x", [])]
  )
  func `is narrowed by typing`(typed: String, expected: [Int]) {
    var chooser = SceneChooser(Self.scenes, chosen: 0)
    Self.type(typed, in: &chooser)
    #expect(chooser.matches == expected)
  }

  @Test func `gives the scene under the cursor`() {
    var chooser = SceneChooser(Self.scenes, chosen: 1)
    #expect(chooser.press(KeyPress(.enter)) == .chosen(1))
    #expect(chooser.press(KeyPress(.down)) == .open)
    #expect(chooser.press(KeyPress(.down)) == .open)
    #expect(chooser.press(KeyPress(.enter)) == .chosen(2))
    Self.type("card", in: &chooser)
    #expect(chooser.press(KeyPress(.enter)) == .chosen(0))
    Self.type("x", in: &chooser)
    #expect(chooser.press(KeyPress(.enter)) == .open)
    _ = chooser.press(KeyPress(.backspace))
    #expect(chooser.press(KeyPress(.enter)) == .chosen(0))
    #expect(chooser.press(KeyPress(.escape)) == .closed)
  }

  @Test func `keeps the cursor on its scene when the list changes`() {
    var chooser = SceneChooser(Self.scenes, chosen: 1)
    chooser.list(["A.swift"] + Self.scenes)
    #expect(chooser.press(KeyPress(.enter)) == .chosen(2))
    chooser.list(["A.swift"])
    #expect(chooser.press(KeyPress(.enter)) == .chosen(0))
    chooser.list([])
    #expect(chooser.press(KeyPress(.enter)) == .open)
  }
}
