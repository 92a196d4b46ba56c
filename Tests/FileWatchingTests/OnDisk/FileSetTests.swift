import Dispatch
import Glibc
import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Set of files` {
    private let folder: TemporaryFolder
    private let recorder = Recorder()

    init() throws {
      folder = try TemporaryFolder()
      for name in ["a", "b", "c"] { folder.write(name, to: name) }
    }

    @Test func `a file that joins is told, one that stays tells nothing`() {
      let watcher = recorder.watch(folder.file("a"))
      recorder.reaches("a")
      watcher.watch([folder.file("a"), folder.file("b")])
      #expect(recorder.reaches("b"))
      folder.write("b2", to: "b")
      #expect(recorder.reaches("b2"))
      folder.write("a2", to: "a")
      #expect(recorder.reaches("a2"))
      recorder.rests()
      #expect(recorder.told == ["a", "b", "b2", "a2"])
      watcher.stop()
    }

    @Test func `a file that leaves is not told`() {
      let watcher = recorder.watch(folder.file("a"), folder.file("b"))
      #expect(recorder.waits { $0.count == 2 })
      watcher.watch([folder.file("b")])
      // A file that was being looked at when the set changed may still be told.
      recorder.rests()
      recorder.forget()
      folder.write("a2", to: "a")
      folder.write("b2", to: "b")
      #expect(recorder.reaches("b2"))
      #expect(recorder.told == ["b2"])
      watcher.stop()
    }

    @Test func `twenty files saved at once are told once each`() {
      let names = (0..<20).map { "n\($0)" }
      for name in names { folder.write("old", to: name) }
      let watcher = recorder.watch()
      watcher.watch(Set(names.map { folder.file($0) }))
      #expect(recorder.waits { $0.count == 20 })
      for name in names { folder.replace(name, with: "new") }
      #expect(recorder.waits { $0.count == 40 })
      recorder.rests()
      #expect(recorder.told.filter { $0 == "new" }.count == 20)
      #expect(recorder.told.count == 40)
      watcher.stop()
    }

    @Test func `two spellings of one file are both told`() {
      let spelled = FilePath(folder.path + "/./x/../a")
      folder.folder("x")
      let watcher = recorder.watch(folder.file("a"), spelled)
      #expect(recorder.waits { $0.count == 2 })
      folder.write("a2", to: "a")
      #expect(recorder.waits { $0.filter { $0.content.words == "a2" }.count == 2 })
      #expect(Set(recorder.changes.map(\.path)) == [folder.file("a"), spelled])
      watcher.stop()
    }

    @Test func `two watchers share the instance`() {
      let other = Recorder()
      let one = recorder.watch(folder.file("a"))
      let two = other.watch(folder.file("a"))
      #expect(recorder.reaches("a") && other.reaches("a"))
      one.stop()
      folder.write("a2", to: "a")
      #expect(other.reaches("a2"))
      #expect(recorder.told == ["a"])
      two.stop()
    }

    @Test(arguments: [
      Array("two words.swift".utf8), Array("שלום.swift".utf8), Array("a\nb.swift".utf8),
      [0xFF, 0xFE, 0x2E], [UInt8](repeating: 0x78, count: 255), Array("it's $HOME".utf8),
    ])
    func `every name the kernel allows`(_ name: [UInt8]) {
      let path = FilePath(folder.path).appending(name)
      let watcher = recorder.watch(path)
      #expect(recorder.reaches("missing"))
      for text in ["1", "2"] {
        path.withCString { name in
          let file = fopen(name, "w")
          fputs(text, file)
          fclose(file)
        }
        #expect(recorder.reaches(text))
      }
      watcher.stop()
    }

    @Test func `saving without end leaves no watches behind`() {
      let watcher = recorder.watch(folder.file("a"))
      recorder.reaches("a")
      let before = EventHub.shared.queue.sync { EventHub.shared.rebuildCount }
      for number in 0..<200 { folder.replace("a", with: "\(number)") }
      #expect(recorder.reaches("199"))
      #expect(EventHub.shared.queue.sync { EventHub.shared.rebuildCount } == before)
      watcher.stop()
    }
  }
}
