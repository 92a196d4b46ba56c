import FileWatching
import Testing

@testable import DiptychCommand

@Suite struct `The call of the editor` {
  @Test(
    arguments: [
      ("vi", "a.swift", 12, "vi +12 'a.swift'"),
      ("emacs -nw", "a b.swift", 3, "emacs -nw +3 'a b.swift'"),
      ("vi", "a.swift", nil, "vi 'a.swift'"),
      ("vi", "-c.swift", 1, "vi +1 './-c.swift'"),
      ("vi", "it's.swift", 1, "vi +1 'it'\\''s.swift'"),
      ("/usr/bin/code --wait", "a.swift", 7, "/usr/bin/code --wait --goto 'a.swift:7'"),
      ("hx", "a.swift", 7, "hx 'a.swift:7'"),
      ("vi", "$(rm -rf x);`id`", 1, "vi +1 '$(rm -rf x);`id`'"),
    ] as [(String, FilePath, Int?, String)]
  )
  func `names the line as each editor wants it`(
    command: String,
    path: FilePath,
    line: Int?,
    expected: String
  ) {
    let bytes = Editor(command: command).shellCommand(path, line: line)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
