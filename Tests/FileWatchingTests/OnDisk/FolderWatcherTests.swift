import Dispatch
import Foundation
import Synchronization
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

    @Test func `a root that comes between looking and listening is found`() {
      let root = folder.file("later/root")
      var conditions = WatchConditions.eventsOnly
      conditions.lookUp = { [folder] path in
        let entry = PathEntry.onDisk(path)
        if path == root, entry == .missing {
          folder.shell("cd later && mkdir root && touch root/a.swift")
        }
        return entry
      }
      let watcher = recorder.watch([root], conditions)
      #expect(recorder.waits { $0.last?.problems == [.missing(root)] })
      folder.shell("mkdir later")
      #expect(reaches(["later/root/a.swift"]))
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

    @Test func `saving a scene is no news for the list, also before it is renamed`() {
      folder.shell("touch a.swift b.swift")
      let watcher = watch()
      #expect(reaches(["a.swift", "b.swift"]))
      folder.replace("a.swift", with: "text")
      folder.write("text", to: "b.swift")
      Thread.sleep(forTimeInterval: 0.1)
      #expect(recorder.changes.count == 1)
      // The name stands for another inode since the save, and is told to be renamed all the same.
      folder.shell("mv a.swift c.swift")
      #expect(reaches(["b.swift", "c.swift"]))
      let renaming = FolderChange.Renaming(
        from: folder.file("a.swift"),
        to: folder.file("c.swift")
      )
      #expect(recorder.changes.last?.renamed == [renaming])
      #expect(recorder.changes.count == 2)
      watcher.stop()
    }

    @Test func `what rests is looked at, but not listed again`() {
      folder.shell("for d in $(seq 20); do mkdir d$d; (cd d$d; touch $(seq -f %g.swift 10)); done")
      let lists = Atomic(0)
      let looks = Atomic(0)
      var conditions = WatchConditions(safetyNet: .milliseconds(1))
      conditions.list = { path throws(FileStatus.Failure) in
        lists.add(1, ordering: .relaxed)
        return try FolderListing(path)
      }
      conditions.fileSystemWithoutEvents = { _ in
        looks.add(1, ordering: .relaxed)
        return nil
      }
      let watcher = recorder.watch([FilePath(folder.path)], conditions)
      #expect(recorder.waits { $0.last?.scenes.count == 200 })
      #expect(lists.load(ordering: .relaxed) == 21)
      let before = looks.load(ordering: .relaxed)
      while looks.load(ordering: .relaxed) < before + 50 { usleep(1_000) }
      #expect(lists.load(ordering: .relaxed) == 21)
      // A save by another name makes its folder be listed, and no other.
      folder.replace("d7/3.swift", with: "text")
      while lists.load(ordering: .relaxed) == 21 { usleep(1_000) }
      EventHub.shared.queue.sync {}
      #expect(lists.load(ordering: .relaxed) <= 23)
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

  func watch(
    _ folders: [FilePath],
    _ conditions: WatchConditions = .eventsOnly
  ) -> FolderWatcher {
    FolderWatcher(folders, conditions: conditions, deliveringOn: queue) { [self] change in
      lock.withLock {
        list.append(change)
        lock.broadcast()
      }
    }
  }

  var changes: [FolderChange] { lock.withLock { list } }

  func waits(until condition: ([FolderChange]) -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 30)
    lock.lock()
    defer { lock.unlock() }
    while !condition(list) {
      guard lock.wait(until: end) else { return condition(list) }
    }
    return true
  }
}
