import Dispatch
import Foundation
import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Folder watcher` {
    private let folder: TemporaryFolder
    private let recorder = FolderRecorder()

    init() throws {
      folder = try TemporaryFolder()
    }

    private func watch(_ names: String...) -> FolderWatcher {
      recorder.watch(names.isEmpty ? [FilePath(folder.path)] : names.map { folder.file($0) })
    }

    private func names(_ paths: [FilePath]?) -> [String] {
      (paths ?? []).map { String($0.description.dropFirst(folder.path.utf8.count + 1)) }
    }

    private func reaches(_ expected: [String]) -> Bool {
      recorder.waits { names($0.last?.scenes) == expected }
    }

    @Test func `scenes are listed, hidden ones are not`() {
      folder.shell(
        """
        mkdir -p sub/deep .build/x .git; touch b.swift a.swift c.txt .h.swift .swift
        touch sub/d.swift sub/deep/e.swift .build/x/f.swift; mkdir g.swift; touch g.swift/h.swift
        ln -s ../a.swift sub/l.swift; ln -s . circle
        """
      )
      let watcher = watch()
      let expected = [
        "a.swift", "b.swift", "g.swift/h.swift", "sub/d.swift", "sub/deep/e.swift", "sub/l.swift",
      ]
      #expect(reaches(expected))
      watcher.stop()
    }

    @Test func `scenes appear, disappear, and are renamed`() {
      folder.shell("mkdir sub; touch a.swift")
      let watcher = watch()
      #expect(reaches(["a.swift"]))
      folder.shell("touch sub/b.swift")
      #expect(reaches(["a.swift", "sub/b.swift"]))
      #expect(names(recorder.changes.last?.appeared) == ["sub/b.swift"])
      folder.shell("mv a.swift sub/c.swift")
      #expect(reaches(["sub/b.swift", "sub/c.swift"]))
      let renaming = FolderChange.Renaming(
        from: folder.file("a.swift"),
        to: folder.file("sub/c.swift")
      )
      #expect(recorder.changes.last?.renamed == [renaming])
      folder.shell("rm sub/b.swift")
      #expect(reaches(["sub/c.swift"]))
      #expect(names(recorder.changes.last?.disappeared) == ["sub/b.swift"])
      watcher.stop()
    }

    @Test func `folders appear, move, and disappear`() {
      let watcher = watch()
      #expect(reaches([]))
      folder.shell("mkdir -p x/y/z; touch x/y/z/a.swift")
      #expect(reaches(["x/y/z/a.swift"]))
      folder.shell("mv x/y w")
      #expect(reaches(["w/z/a.swift"]))
      folder.shell("touch w/z/b.swift")
      #expect(reaches(["w/z/a.swift", "w/z/b.swift"]))
      folder.shell("rm -r w; mkdir -p w/z; touch w/z/c.swift")
      #expect(reaches(["w/z/c.swift"]))
      folder.shell("touch w/z/d.swift")
      #expect(reaches(["w/z/c.swift", "w/z/d.swift"]))
      watcher.stop()
    }

    @Test func `a missing root is waited for`() {
      let watcher = watch("later/root")
      #expect(recorder.waits { $0.last?.problems == [.missing(folder.file("later/root"))] })
      folder.shell("mkdir -p later/root/sub; touch later/root/sub/a.swift")
      #expect(reaches(["later/root/sub/a.swift"]))
      folder.shell("mv later away")
      #expect(reaches([]))
      folder.shell("mv away later")
      #expect(reaches(["later/root/sub/a.swift"]))
      folder.shell("touch later/root/sub/b.swift")
      #expect(reaches(["later/root/sub/a.swift", "later/root/sub/b.swift"]))
      watcher.stop()
    }

    @Test func `a root reached through a link is spelled as it was given`() {
      folder.shell("mkdir real; touch real/a.swift; ln -s real link")
      let watcher = watch("link")
      #expect(reaches(["link/a.swift"]))
      folder.shell("touch real/b.swift")
      #expect(reaches(["link/a.swift", "link/b.swift"]))
      watcher.stop()
    }

    @Test func `five thousand scenes in fifty folders`() {
      folder.shell(
        "for d in $(seq 50); do mkdir -p d$d/e; (cd d$d/e; touch $(seq -f %g.swift 100)); done"
      )
      let watcher = watch()
      #expect(recorder.waits { $0.last?.scenes.count == 5_000 })
      folder.shell("touch d7/e/new.swift")
      #expect(recorder.waits { names($0.last?.appeared) == ["d7/e/new.swift"] })
      watcher.stop()
    }

    @Test func `a burst of new scenes is told in few changes`() {
      let watcher = watch()
      #expect(reaches([]))
      EventHub.shared.queue.suspend()
      folder.shell("touch $(seq -f %g.swift 2000)")
      EventHub.shared.queue.resume()
      #expect(recorder.waits { $0.last?.scenes.count == 2_000 })
      #expect(recorder.changes.count <= 3)
      watcher.stop()
    }

    @Test func `saving a scene is no news for the list`() {
      folder.shell("touch a.swift")
      let watcher = watch()
      #expect(reaches(["a.swift"]))
      folder.replace("a.swift", with: "text")
      folder.write("text", to: "a.swift")
      Thread.sleep(forTimeInterval: 0.1)
      #expect(recorder.changes.count == 1)
      watcher.stop()
    }
  }
}

/// Writes down what a folder watcher tells.
// Unchecked: the list is touched under the lock only.
private final class FolderRecorder: @unchecked Sendable {
  private let lock = NSCondition()
  private var list: [FolderChange] = []
  private let queue = DispatchQueue(label: "FolderRecorder")

  func watch(_ folders: [FilePath]) -> FolderWatcher {
    FolderWatcher(folders, conditions: .eventsOnly, deliveringOn: queue) { [self] change in
      lock.withLock {
        list.append(change)
        lock.broadcast()
      }
    }
  }

  var changes: [FolderChange] { lock.withLock { list } }

  func waits(until condition: ([FolderChange]) -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 5)
    lock.lock()
    defer { lock.unlock() }
    while !condition(list) {
      guard lock.wait(until: end) else { return condition(list) }
    }
    return true
  }
}
