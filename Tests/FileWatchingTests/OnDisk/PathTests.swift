import Glibc
import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Changes on the way to the file` {
    private let folder: TemporaryFolder
    private let recorder = Recorder()

    init() throws {
      folder = try TemporaryFolder()
    }

    /// Watches a file, then takes steps: a script and what must be told last after it.
    private func takes(
      _ name: String,
      from start: String,
      _ steps: (String, String)...
    ) {
      let watcher = recorder.watch(folder.file(name))
      #expect(recorder.reaches(start))
      for (script, words) in steps {
        // Beyond the last look after the step before.
        usleep(40_000)
        folder.shell(script)
        #expect(recorder.reaches(words), "after \(script): \(recorder.told)")
      }
      watcher.stop()
    }

    @Test func `removed and made again`() {
      folder.write("old", to: "s")
      takes("s", from: "old", ("rm s", "missing"), ("printf new > s", "new"), ("printf 2 > s", "2"))
    }

    @Test func `made after the start`() {
      takes("s", from: "missing", ("printf new > s", "new"), ("printf 2 > s", "2"))
    }

    @Test func `the whole chain of folders made after the start`() {
      takes(
        "a/b/c/s",
        from: "missing",
        ("mkdir -p a/b/c && printf new > a/b/c/s", "new"),
        ("printf 2 > a/b/c/s", "2")
      )
    }

    @Test func `a folder made between looking and listening`() {
      let parent = folder.file("a/b")
      var conditions = WatchConditions.eventsOnly
      conditions.lookUp = { [folder] path in
        let entry = PathEntry.onDisk(path)
        if path == parent, entry == .missing { folder.shell("cd a && mkdir b && printf new > b/s") }
        return entry
      }
      let watcher = recorder.watch(folder.file("a/b/s"), conditions: conditions)
      #expect(recorder.reaches("missing"))
      folder.shell("mkdir a")
      #expect(recorder.reaches("new"))
      recorder.rests()
      folder.write("newer", to: "a/b/s")
      #expect(recorder.reaches("newer"))
      watcher.stop()
    }

    @Test func `the folder renamed away and another moved in`() {
      folder.shell("mkdir a b; printf old > a/s; printf other > b/s")
      takes(
        "a/s",
        from: "old",
        ("mv a gone; mv b a", "other"),
        ("printf 2 > a/s", "2"),
        ("printf lost > gone/s; printf 3 > a/s", "3")
      )
      #expect(!recorder.told.contains("lost"))
    }

    #if arch(x86_64)
    @Test(arguments: [("a/s", "b/s"), ("a", "b")])
    func `two names exchanged`(_ one: String, _ other: String) {
      folder.shell("mkdir a b; printf old > a/s; printf other > b/s")
      // renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE)
      let exchange =
        "perl -e '$a = \"\(one)\"; $b = \"\(other)\"; syscall(316, -100, $a, -100, $b, 2)'"
      takes("a/s", from: "old", (exchange, "other"), ("printf 2 > a/s", "2"))
    }
    #endif

    @Test func `the folder removed and made again`() {
      folder.shell("mkdir a; printf old > a/s")
      takes(
        "a/s",
        from: "old",
        ("rm -rf a; mkdir a; printf new > a/s", "new"),
        ("printf 2 > a/s", "2"),
        ("rm -rf a", "missing"),
        ("mkdir a; printf 3 > a/s", "3")
      )
    }

    @Test func `a folder further up renamed and back`() {
      folder.shell("mkdir -p a/b/c; printf old > a/b/c/s")
      takes(
        "a/b/c/s",
        from: "old",
        ("mv a x; printf moved > x/b/c/s", "missing"),
        ("mv x a", "moved"),
        ("printf 2 > a/b/c/s", "2")
      )
    }

    @Test func `a symbolic link whose target is saved elsewhere`() {
      folder.shell("mkdir in out; printf old > out/t; ln -s ../out/t in/s")
      takes("in/s", from: "old", ("printf new > out/t", "new"), ("printf 2 > u; mv u out/t", "2"))
    }

    @Test func `a symbolic link turned to another target`() {
      folder.shell("mkdir in; printf 1 > t1; printf 2 > t2; ln -s ../t1 in/s")
      takes(
        "in/s",
        from: "1",
        ("ln -sfn ../t2 in/s", "2"),
        ("printf 3 > t2", "3"),
        ("printf x > in/u; mv in/u in/s", "x")
      )
    }

    @Test func `a file that becomes a symbolic link`() {
      folder.shell("mkdir in; printf 1 > t; printf old > in/s")
      takes("in/s", from: "old", ("ln -sf ../t in/s", "1"), ("printf 2 > t", "2"))
    }

    @Test func `Kubernetes turns its data folder`() {
      folder.shell(
        "mkdir ..1 ..2; printf 1 > ..1/s; printf 2 > ..2/s; ln -s ..1 ..data; ln -s ..data/s s"
      )
      takes(
        "s",
        from: "1",
        ("ln -s ..2 ..tmp; mv -T ..tmp ..data; rm -r ..1", "2"),
        ("printf 3 > ..2/s", "3")
      )
    }

    @Test func `links in a circle are told, and their end`() {
      folder.shell("ln -s b a; ln -s a b")
      takes("a", from: "tooManySymbolicLinks", ("rm b; printf new > b", "new"))
    }

    @Test func `a storm with a fixed seed ends in the last state`() {
      folder.shell("mkdir a b; printf 0 > a/s; printf 0 > b/s")
      let watcher = recorder.watch(folder.file("a/s"))
      recorder.reaches("0")
      var random = SplitMix(seed: 7)
      for round in 0..<10 {
        for step in 0..<60 {
          let text = "\(round) \(step)"
          switch random.next(below: 8) {
          case 0: folder.shell("mv a x; mv b a; mv x b")
          case 1: folder.shell("rm -rf a; mkdir a")
          case 2: folder.shell("rm -f a/s")
          case 3, 4: folder.replace("a/s", with: text)
          default: folder.write(text, to: "a/s")
          }
        }
        folder.write("end \(round)", to: "a/s")
        #expect(recorder.reaches("end \(round)"), "round \(round)")
      }
      watcher.stop()
    }
  }
}

/// A generator of equal numbers for equal seeds.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) % bound
  }
}
