import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Saving with an editor` {
    private let folder: TemporaryFolder
    private let recorder = Recorder()

    init() throws {
      folder = try TemporaryFolder()
      folder.write("old\n", to: "s.swift")
    }

    /// Saves five times and expects each state exactly once.
    private func saves(_ save: (Int) -> Void) {
      let watcher = recorder.watch(folder.file("s.swift"))
      #expect(recorder.reaches("old\n"))
      for number in 1...5 {
        save(number)
        #expect(recorder.reaches("\(number)\n"))
      }
      recorder.rests()
      #expect(recorder.told == ["old\n"] + (1...5).map { "\($0)\n" })
      watcher.stop()
    }

    @Test(
      .enabled(if: TemporaryFolder.has("vim") && TemporaryFolder.has("script")),
      arguments: ["", "set backupcopy=yes", "set backupcopy=no", "set backup"]
    )
    func `Vim in a terminal`(_ option: String) {
      saves { number in
        // Below /tmp, Vim would save in another way than elsewhere.
        let vim =
          "vim -u NONE -N -c 'set backupskip=' -c '\(option)' -c '%s/.*/\(number)/' -c 'w' -c 'q' s.swift"
        folder.shell("TERM=xterm script -qec \"\(vim)\" /dev/null")
      }
    }

    @Test(
      .enabled(if: TemporaryFolder.has("emacs")),
      arguments: ["nil", "t"]
    )
    func `Emacs`(_ precious: String) {
      saves { number in
        folder.shell(
          """
          emacs --batch -Q --eval '(setq file-precious-flag \(precious))' s.swift \
          --eval '(erase-buffer)' --eval '(insert "\(number)\\n")' -f save-buffer
          """
        )
      }
    }

    @Test(arguments: [
      "sed -i 's/.*/N/' s.swift", "perl -i -pe 's/.*/N/' s.swift", "echo N > s.swift",
      "echo N > t && mv t s.swift", "echo N > t && cp t s.swift",
      "echo N > t && install -m 644 t s.swift", "echo N > t && cp --remove-destination t s.swift",
      "echo N > tN && ln -f tN s.swift", "echo N > tN && ln -sf tN s.swift",
      "echo N > .s.swift.vsctmp && mv .s.swift.vsctmp s.swift",
      // JetBrains' safe write, both forms.
      "echo N > s.swift___jb_tmp___ && mv s.swift s.swift___jb_old___"
        + " && mv s.swift___jb_tmp___ s.swift && rm s.swift___jb_old___",
      "cp s.swift s.swift~ && echo N > s.swift && rm s.swift~",
    ])
    func `a tool`(_ script: String) {
      saves { number in folder.shell(script.replacing("N", with: "\(number)")) }
    }

    @Test(.enabled(if: TemporaryFolder.has("rsync")), arguments: ["", "--inplace"])
    func `rsync`(_ option: String) {
      saves { number in
        folder.shell(
          "mkdir -p from; echo \(number) > from/s.swift; rsync -c \(option) from/s.swift ."
        )
      }
    }

    @Test(.enabled(if: TemporaryFolder.has("git"))) func `git checkout`() {
      folder.shell(
        """
        git init -q . && git config user.email a@b && git config user.name a
        for n in 1 2; do echo $n > s.swift; git add s.swift; git commit -qm $n; git branch b$n; done
        """
      )
      let watcher = recorder.watch(folder.file("s.swift"))
      recorder.reaches("2\n")
      folder.shell(
        "for i in 1 2 3; do git checkout -q b1; git checkout -q b2; done; git checkout -q b1"
      )
      #expect(recorder.reaches("1\n"))
      folder.shell("echo 3 > s.swift; git stash -q; git stash pop -q")
      #expect(recorder.reaches("3\n"))
      // A missing file would be told after 300 ms.
      recorder.rests(0.4)
      #expect(!recorder.told.contains { $0 == "missing" || $0.isEmpty })
      watcher.stop()
    }

    @Test func `temporary files beside the scene are nobody's business`() {
      let watcher = recorder.watch(folder.file("s.swift"))
      recorder.reaches("old\n")
      folder.shell(
        "for f in .s.swift.swp 4913 5036 '#s.swift#' s.swift~ .#s.swift; do echo x > $f; rm $f; done"
      )
      folder.shell("touch s.swift; chmod 600 s.swift; chmod 644 s.swift; echo old > s.swift")
      recorder.rests()
      #expect(recorder.told == ["old\n"])
      watcher.stop()
    }
  }
}
