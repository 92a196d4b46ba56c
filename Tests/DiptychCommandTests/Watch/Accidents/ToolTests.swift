import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `Programs that save the watched scene` {
  /// One run of `diptych` sees them all, one after another.
  static let deeds = [
    "scene $W > $F",
    "scene $W > new && cat new > $F",
    "scene $W > new && mv new $F",
    "scene $W > new && cp new $F",
    "scene $W > new && install -m 644 new $F",
    "scene $W > new && cp --remove-destination new $F",
    "scene $W > new && ln -f new $F; rm new",
    "scene $W > new$W && ln -sf new$W $F",
    "rm $F; scene $W > $F",
    "sed -i \"s/\\\"[^\\\"]*\\\")/\\\"$W\\\")/\" $F",
    "perl -pi -e \"s/\\\"\\w*\\.?\\\"\\)/\\\"$W\\\")/\" $F",
    "mkdir -p other; scene $W > other/Scene.swift; rsync --ignore-times other/Scene.swift $F",
    "mkdir -p other; scene $W > other/Scene.swift; rsync --ignore-times --inplace other/Scene.swift $F",
    "scene $W > $F.tmp; dd if=$F.tmp of=$F conv=notrunc,fsync status=none; truncate -r $F.tmp $F",
    "scene $W | tee $F > /dev/null",
  ]

  @Test func `are all seen, and so is the next save after each`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    for (number, deed) in Self.deeds.enumerated() {
      let words = ["Tool\(number).", "Next\(number)."]
      let run = try scene.run(deed, word: words[0])
      #expect(run.code == 0, "\(deed): \(run.complaint)")
      #expect(scene.shows(words[0], within: .seconds(5)), "\(deed)")
      try scene.run("scene $W > $F", word: words[1])
      #expect(scene.shows(words[1], within: .seconds(5)), "after \(deed)")
      let seen = sights.all.drop { $0 == "Before" || $0.hasPrefix("Next\(number - 1).") }
      #expect(Array(seen) == words, "\(deed)")
      sights.all.removeAll()
    }
  }

  #if arch(x86_64)
  @Test func `by swapping names in one step are seen`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    // renameat2(AT_FDCWD, …, AT_FDCWD, …, RENAME_EXCHANGE)
    let exchange =
      "perl -e '$a = \"other\"; $b = \"Scene.swift\"; syscall(316, -100, $a, -100, $b, 2)'"
    for word in ["Swap1.", "Swap2."] {
      try scene.run("scene $W > other; \(exchange)", word: word)
      #expect(scene.shows(word))
    }
  }
  #endif

  /// The system calls of VS Code's two ways of saving, and of JetBrains' two.
  @Test func `as editors with windows do are seen`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    let path = scene.path
    let deeds: [(String, (String) -> Void)] = [
      ("VS Code", { Self.write($0, to: path, O_WRONLY | O_CREAT | O_TRUNC, syncs: true) }),
      (
        "VS Code, atomic",
        {
          Self.write($0, to: path + ".vsctmp", O_WRONLY | O_CREAT | O_TRUNC, syncs: true)
          rename(path + ".vsctmp", path)
        }
      ),
      (
        "JetBrains, renaming",
        {
          Self.write($0, to: path + "___jb_tmp___", O_WRONLY | O_CREAT | O_EXCL, syncs: false)
          rename(path, path + "___jb_old___")
          rename(path + "___jb_tmp___", path)
          unlink(path + "___jb_old___")
        }
      ),
      (
        "JetBrains, with a backup",
        {
          Self.write("backup", to: path + "~", O_WRONLY | O_CREAT | O_TRUNC, syncs: false)
          Self.write($0, to: path, O_WRONLY | O_TRUNC, syncs: false)
          unlink(path + "~")
        }
      ),
    ]
    var words: [String] = []
    for round in 1...5 {
      for (number, (name, save)) in deeds.enumerated() {
        let word = "Round\(round)\(number)."
        words.append(word)
        save(WatchedScene.text(word))
        #expect(scene.shows(word, within: .seconds(5)), "\(name)")
      }
    }
    #expect(sights.all == words)
  }

  private static func write(_ text: String, to path: String, _ flags: Int32, syncs: Bool) {
    let descriptor = open(path, flags, 0o644)
    _ = Array(text.utf8).withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if syncs { fdatasync(descriptor) }
    close(descriptor)
  }

  @Test func `under a name that was made whole elsewhere are seen`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    for (number, deed) in [
      "rm $F; ln new $F; rm new", "rm $F; ln -s new $F", "rm -f $F; mv new $F",
    ].enumerated() {
      try scene.run("scene $W > new; \(deed)", word: "Whole\(number).")
      #expect(scene.shows("Whole\(number).", within: .seconds(5)), "\(deed)")
    }
    // A file without a name that gets one: only its creation is told.
    let nameless = open(scene.folder.url.path, O_WRONLY | 0o20_200_000, 0o644)
    try #require(nameless >= 0)
    let text = Array(WatchedScene.text("Nameless.").utf8)
    _ = text.withUnsafeBytes { Foundation.write(nameless, $0.baseAddress, $0.count) }
    unlink(scene.path)
    let follow: Int32 = 0x400
    #expect(linkat(AT_FDCWD, "/proc/self/fd/\(nameless)", AT_FDCWD, scene.path, follow) == 0)
    close(nameless)
    #expect(scene.shows("Nameless."))
  }

  @Test func `with the same size and time are seen`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    for word in ["Tick1.", "Tick2.", "Tick3."] {
      try scene.run("scene $W > new; touch -d 2020-01-01 new; mv new $F", word: word)
      #expect(scene.shows(word))
      try scene.run("scene $W > $F; touch -d 2020-01-01 $F", word: word.uppercased())
      #expect(scene.shows(word.uppercased()))
    }
  }
}
