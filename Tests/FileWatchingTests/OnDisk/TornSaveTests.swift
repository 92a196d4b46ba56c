import Glibc
import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Saving in several steps` {
    private let folder: TemporaryFolder
    private let recorder = Recorder()

    init() throws {
      folder = try TemporaryFolder()
      folder.write("old", to: "s")
    }

    private func open(_ flags: Int32) -> Int32 {
      Glibc.open(folder.path + "/s", O_WRONLY | flags)
    }

    @Test func `half of a save is never told`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      for number in 0..<300 {
        let descriptor = open(O_TRUNC)
        folder.put("begin \(number) ", descriptor)
        if number % 10 == 0 { usleep(2_000) }
        folder.put("end \(number)", descriptor)
        close(descriptor)
      }
      #expect(recorder.reaches("begin 299 end 299"))
      for words in recorder.told.dropFirst() {
        let numbers = words.split(separator: " ").filter { Int($0) != nil }
        #expect(numbers.count == 2 && numbers.first == numbers.last, "\(words)")
      }
      watcher.stop()
    }

    @Test func `a writer that begins while the file is read is waited for`() {
      let folder = folder
      var conditions = WatchConditions.eventsOnly
      conditions.read = { path in
        let reading = FileReader().read(path)
        if case .contents(let contents) = reading, contents.bytes == Array("first".utf8) {
          folder.write("second", to: "s")
        }
        return reading
      }
      let watcher = recorder.watch(folder.file("s"), conditions: conditions)
      recorder.reaches("old")
      folder.write("first", to: "s")
      #expect(recorder.reaches("second"))
      #expect(recorder.told == ["old", "second"])
      watcher.stop()
    }

    @Test func `overwriting in place and cutting the rest is one save`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      let descriptor = open(0)
      folder.put("n", descriptor)
      usleep(30_000)
      ftruncate(descriptor, 1)
      usleep(30_000)
      close(descriptor)
      #expect(recorder.reaches("n"))
      #expect(recorder.told == ["old", "n"])
      watcher.stop()
    }

    @Test func `slow typing into the file is told at its close`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      folder.shell("(for i in 1 2 3 4 5 6; do printf $i; sleep 0.05; done) > s")
      #expect(recorder.reaches("123456"))
      #expect(recorder.told == ["old", "123456"])
      watcher.stop()
    }

    @Test func `a file left open is told provisionally and again at its close`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      let descriptor = open(O_TRUNC)
      folder.put("half", descriptor)
      #expect(recorder.reaches("half…"))
      folder.put(" whole", descriptor)
      close(descriptor)
      #expect(recorder.reaches("half whole"))
      #expect(recorder.told == ["old", "half…", "half whole"])
      watcher.stop()
    }

    @Test func `endless writing is told now and then`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      let descriptor = open(O_APPEND)
      for _ in 0..<120 {
        folder.put(".", descriptor)
        usleep(10_000)
      }
      #expect(recorder.told.filter { $0.hasSuffix("…") }.count >= 2)
      close(descriptor)
      #expect(recorder.reaches("old" + String(repeating: ".", count: 120)))
      watcher.stop()
    }

    @Test func `an empty file is believed when it stays empty`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      folder.write("", to: "s")
      #expect(recorder.reaches(""))
      #expect(recorder.told == ["old", ""])
      watcher.stop()
    }

    @Test func `of a burst the last save is told`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      for number in 0..<5_000 { folder.write("save \(number)", to: "s") }
      #expect(recorder.reaches("save 4999"))
      #expect(!recorder.told.contains(""))
      watcher.stop()
    }

    /// O_TMPFILE, which the Glibc module leaves out.
    private let temporaryFile = 0o2000_0000 | O_DIRECTORY

    @Test func `what appears whole under the name is told`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      folder.write("linked", to: "t")
      folder.shell("rm s; ln t s")
      #expect(recorder.reaches("linked"))
      let descriptor = Glibc.open(folder.path, O_WRONLY | temporaryFile, 0o644)
      folder.put("nameless", descriptor)
      unlink(folder.path + "/s")
      linkat(
        AT_FDCWD,
        "/proc/self/fd/\(descriptor)",
        AT_FDCWD,
        folder.path + "/s",
        AT_SYMLINK_FOLLOW
      )
      close(descriptor)
      #expect(recorder.reaches("nameless"))
      folder.shell("rm s; ln -s t s")
      #expect(recorder.reaches("linked"))
      #expect(recorder.told == ["old", "linked", "nameless", "linked"])
      watcher.stop()
    }

    @Test func `a frame of an overtaken state is withheld, and another follows`() throws {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      let first = try #require(recorder.changes.last)
      #expect(watcher.isCurrent([first.path: first.version]))
      let descriptor = open(O_TRUNC)
      folder.put("old", descriptor)
      #expect(!watcher.isCurrent([first.path: first.version]))
      close(descriptor)
      #expect(recorder.waits { $0.count == 2 })
      let second = try #require(recorder.changes.last)
      #expect(second.content.words == "old" && second.version > first.version)
      #expect(watcher.isCurrent([second.path: second.version]))
      #expect(!watcher.isCurrent([first.path: first.version]))
      watcher.stop()
    }
  }
}
