import Dispatch
import Glibc
import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Accidents` {
    private let folder: TemporaryFolder
    private let recorder = Recorder()

    init() throws {
      folder = try TemporaryFolder()
      folder.write("old", to: "s")
    }

    @Test func `a save lost in an overflow of the queue is told`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      recorder.rests()
      // While nobody reads, more events come than the kernel keeps (16 384), then a save.
      EventHub.shared.queue.suspend()
      folder.folder("sub")
      for number in 0..<9_000 {
        close(open(folder.path + "/\(number)", O_WRONLY | O_CREAT, 0o644))
      }
      folder.write("after the overflow", to: "s")
      EventHub.shared.queue.resume()
      #expect(recorder.reaches("after the overflow"))
      folder.write("later", to: "s")
      #expect(recorder.reaches("later"))
      #expect(recorder.told == ["old", "after the overflow", "later"])
      watcher.stop()
    }

    @Test func `a save through a hard link elsewhere is found by the safety net`() {
      folder.shell("mkdir other; ln s other/t")
      let conditions = WatchConditions(safetyNet: .milliseconds(50))
      let watcher = recorder.watch(folder.file("s"), conditions: conditions)
      recorder.reaches("old")
      folder.write("new", to: "other/t")
      #expect(recorder.reaches("new"))
      watcher.stop()
    }

    @Test func `a network file system is polled, and says so`() {
      let conditions = WatchConditions(
        safetyNet: .seconds(3_600),
        polling: .milliseconds(20),
        fileSystemWithoutEvents: { _ in "NFS" }
      )
      let watcher = recorder.watch(folder.file("s"), conditions: conditions)
      #expect(recorder.reaches("old"))
      folder.shell("mkdir other; ln s other/t")
      folder.write("from elsewhere", to: "other/t")
      #expect(recorder.reaches("from elsewhere"))
      let reason = PollingReason.fileSystem(name: "NFS", folder: FilePath(folder.path))
      #expect(recorder.changes.last?.mode == .polling(reason))
      watcher.stop()
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func `a file that may not be read is told, and read once it may`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      folder.shell("chmod 000 s")
      #expect(recorder.reaches("permissionDenied"))
      folder.shell("chmod 644 s")
      #expect(recorder.reaches("old"))
      watcher.stop()
    }

    @Test func `what is no file that can be read is told, and never opened`() {
      folder.shell("mkdir d; mkfifo p; ln -s /dev/zero z; truncate -s 17M big")
      let paths = ["d", "p", "z", "big"].map { folder.file($0) }
      let watcher = recorder.watch(paths[0], paths[1], paths[2], paths[3])
      #expect(recorder.waits { $0.count == 4 })
      let told = Dictionary(
        recorder.changes.map { ($0.path.lastComponent, $0.content) },
        uniquingKeysWith: { $1 }
      )
      #expect(told["d"] == .unreadable(.folder))
      #expect(told["p"] == .unreadable(.notRegular))
      #expect(told["z"] == .unreadable(.notRegular))
      let tooLarge = FileProblem.tooLarge(byteCount: 17 << 20, limit: FileWatcher.byteLimit)
      #expect(told["big"] == .unreadable(tooLarge))
      watcher.stop()
    }

    @Test func `a storm in the folder does not hide a save`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      folder.shell("for i in $(seq 5000); do : > f$i; done; printf new > s")
      #expect(recorder.reaches("new"))
      #expect(recorder.told == ["old", "new"])
      watcher.stop()
    }

    @Test func `after a recheck the same bytes tell nothing`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      watcher.recheck()
      recorder.rests()
      #expect(recorder.told == ["old"])
      watcher.stop()
    }

    @Test func `nothing of a stopped watcher stays behind`() {
      recorder.rests(0.05)
      let before = InotifyDescriptors.ofThisProcess()
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      #expect(InotifyDescriptors.ofThisProcess().count > before.count)
      watcher.stop()
      recorder.rests(0.05)
      #expect(InotifyDescriptors.ofThisProcess() == before)
      folder.write("unheard", to: "s")
      recorder.rests(0.05)
      #expect(recorder.told == ["old"])
    }

    @Test func `children do not inherit the descriptor`() {
      let watcher = recorder.watch(folder.file("s"))
      recorder.reaches("old")
      #expect(folder.shell("ls -l /proc/self/fd | grep inotify") == 1)
      watcher.stop()
    }
  }
}
