import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `Editors in a terminal beside the watched scene` {
  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test(.enabled(if: has("vim"))) func `Vim, whatever becomes of its backup`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    let vim = try Pseudoterminal(
      "/usr/bin/vim",
      ["-u", "NONE", "-N", scene.path],
      environment: WatchedScene.environment.merging(["HOME": scene.folder.url.path]) { $1 }
    )
    #expect(vim.waitForScreen("Preview"))
    var words = ["Before"]
    for option in ["backupcopy=auto", "backupcopy=yes", "backupcopy=no", "backup", "nowritebackup"]
    {
      for round in 1...2 {
        let word = "Vim\(words.count)\(round)."
        words.append(word)
        vim.send(":set \(option)|%s/Text(\"[^\"]*\"/Text(\"\(word)\"/|w\r")
        vim.wait(within: .milliseconds(1)) { _ in false }
        #expect(
          scene.terminal.wait(within: .seconds(5)) {
            _ = vim.wait(within: .zero) { _ in true }
            return $0.screen.text.contains(word)
          },
          "\(option)"
        )
      }
    }
    scene.terminal.wait(within: .milliseconds(500)) { _ in false }
    #expect(sights.all.drop { $0 == "Before" } == words.dropFirst())
    vim.send(":q!\r")
    #expect(vim.waitForEnding() == .exited(0))
  }

  @Test(.enabled(if: has("emacs"))) func `Emacs, its first save and later ones`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    let emacs = try Pseudoterminal(
      "/usr/bin/emacs",
      ["-nw", "-Q", scene.path],
      environment: WatchedScene.environment.merging(["HOME": scene.folder.url.path]) { $1 }
    )
    #expect(emacs.waitForScreen("Preview", within: .seconds(20)))
    var words: [String] = []
    for precious in ["nil", "t"] {
      for _ in 1...2 {
        let word = "Emacs\(words.count)."
        words.append(word)
        emacs.send(
          "\u{1B}:(progn (setq file-precious-flag \(precious)) (goto-char 1)"
            + " (re-search-forward \"Text(\\\"[^\\\"]*\") (replace-match \"Text(\\\"\(word)\" t)"
            + " (save-buffer))\r"
        )
        #expect(
          scene.terminal.wait(within: .seconds(10)) {
            _ = emacs.wait(within: .zero) { _ in true }
            return $0.screen.text.contains(word)
          },
          "precious \(precious)"
        )
      }
    }
    scene.terminal.wait(within: .milliseconds(500)) { _ in false }
    #expect(sights.all.drop { $0 == "Before" } == words[...])
    emacs.send("\u{18}\u{3}")
    #expect(emacs.waitForEnding(within: .seconds(20)) != nil)
  }

  @Test(.enabled(if: has("git"))) func `git, back and forth between revisions`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    try scene.run(
      """
      git init -q -b one; git config user.email a@b; git config user.name A
      git add Scene.swift; git commit -q -m One
      git switch -q -c two; scene Two. > $F; git commit -q -a -m Two
      """
    )
    #expect(scene.shows("Two."))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    try scene.run("for i in 1 2 3; do git checkout -q one; git checkout -q two; done")
    try scene.run("git checkout -q one")
    #expect(scene.shows("Before"))
    try scene.run("scene Mine. > $F")
    #expect(scene.shows("Mine."))
    try scene.run("git stash -q; git stash pop -q")
    scene.terminal.wait(within: .milliseconds(600)) { _ in false }
    #expect(scene.shows("Mine."))
    #expect(Set(sights.all).isSubset(of: ["Before", "Two.", "Mine."]))
    // A rebase passes through the revision it starts from.
    try scene.run(
      """
      git checkout -q -f one; echo more > other; git add other; git commit -q -m More
      git checkout -q two; git rebase -q one
      """
    )
    #expect(scene.shows("Two."))
    try scene.run("scene Three. > $F; git stash -q")
    #expect(scene.shows("Two."))
    try scene.run("git stash pop -q")
    #expect(scene.shows("Three."))
    #expect(Set(sights.all).isSubset(of: ["Before", "Two.", "Mine.", "Three."]))
  }
}
