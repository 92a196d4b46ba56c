import Glibc
import Testing

@testable import FileWatching

extension `On disk` {
  /// Runs the tests of `Alone` once more, each in a process of its own.
  ///
  /// They change what a process has only one of: its current folder, its descriptors. Or they enter a
  /// user namespace, where the limits of inotify are its own and its root may set them and may mount;
  /// and where who is root outside, but nobody inside, may not read everything any more.
  @Suite(.enabled(if: !OwnProcess.isInside)) struct `In a process of its own` {
    @Test(
      .enabled(if: OwnProcess.canEnterNamespace),
      arguments: [("watches", "watchLimit"), ("instances", "instanceLimit")]
    )
    func `without watches or instances the file is polled`(_ limit: String, _ reason: String) {
      let setting = "echo 0 > /proc/sys/user/max_inotify_\(limit)"
      #expect(OwnProcess.passes("Alone.*why it is polled", reason, "unshare -Ur", setting))
    }

    @Test(
      .enabled(if: OwnProcess.canEnterNamespace && getuid() == 0, "else covered by the test itself")
    )
    func `a file that may not be read`() {
      #expect(OwnProcess.passes("may not be read is told", "nobody", "unshare -U"))
    }

    @Test(.enabled(if: OwnProcess.canEnterNamespace))
    func `a file system mounted over the folder`() {
      #expect(OwnProcess.passes("Alone.*is mounted is told", "mount", "unshare -Urm"))
    }

    @Test func `a current folder that is deleted`() {
      #expect(OwnProcess.passes("Alone.*relative path", "folder"))
    }

    @Test func `more than a thousand open files`() {
      #expect(OwnProcess.passes("Alone.*beyond what select", "files", "env", "ulimit -n 2048"))
    }
  }

  @Suite(.enabled(if: OwnProcess.isInside)) struct Alone {
    @Test func `a save is told, and why it is polled`() throws {
      let reason = String(cString: try #require(getenv(OwnProcess.marker)))
      let folder = try TemporaryFolder()
      let recorder = Recorder()
      folder.write("old", to: "s")
      let watcher = recorder.watch(folder.file("s"))
      #expect(recorder.reaches("old"))
      folder.write("new", to: "s")
      #expect(recorder.reaches("new"))
      let mode = try #require(recorder.changes.last?.mode)
      #expect("\(mode)".contains(reason))
      watcher.stop()
    }

    @Test func `what is mounted is told, and what was below when it is unmounted`() throws {
      let folder = try TemporaryFolder()
      folder.shell("mkdir d; printf below > d/s")
      let recorder = Recorder()
      let conditions = WatchConditions(safetyNet: .milliseconds(50))
      let watcher = recorder.watch(folder.file("d/s"), conditions: conditions)
      #expect(recorder.reaches("below"))
      #expect(folder.shell("mount -t tmpfs none d") == 0)
      #expect(recorder.reaches("missing"))
      folder.write("mounted", to: "d/s")
      #expect(recorder.reaches("mounted"))
      folder.shell("umount d")
      #expect(recorder.reaches("below"))
      folder.write("again", to: "d/s")
      #expect(recorder.reaches("again"))
      watcher.stop()
    }

    @Test func `a relative path goes on to mean what it meant`() throws {
      let outside = open(".", O_RDONLY | O_CLOEXEC)
      defer { close(outside) }
      let folder = try TemporaryFolder()
      let recorder = Recorder()
      folder.shell("mkdir here; printf 1 > here/s")
      chdir(folder.path + "/here")
      let watcher = recorder.watch("s")
      #expect(recorder.reaches("1"))
      folder.shell("rm -r here")
      watcher.watch(["s", "t"])
      #expect(recorder.waits { $0.contains { $0.path == "t" } })
      fchdir(outside)
      #expect(recorder.changes.last { $0.path == "t" }?.content == .unreadable(.noWorkingFolder))
      folder.shell("mkdir here; printf 2 > here/s")
      #expect(recorder.reaches("2"))
      watcher.stop()
    }

    @Test func `a descriptor beyond what select can wait for is not used`() throws {
      let folder = try TemporaryFolder()
      let recorder = Recorder()
      folder.write("old", to: "s")
      var opened: [Int32] = []
      defer { for descriptor in opened { close(descriptor) } }
      while (opened.last ?? 0) < 1_024 {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        opened.append(descriptor)
      }
      let conditions = WatchConditions(safetyNet: .milliseconds(50), polling: .milliseconds(20))
      let watcher = recorder.watch(folder.file("s"), conditions: conditions)
      #expect(recorder.reaches("old"))
      folder.write("polled", to: "s")
      #expect(recorder.reaches("polled"))
      let mode = try #require(recorder.changes.last?.mode)
      guard case .polling(.descriptorTooHigh) = mode else {
        Issue.record("\(mode)")
        return
      }
      for descriptor in opened { close(descriptor) }
      opened = []
      #expect(recorder.waits { $0.last?.mode == .events })
      watcher.stop()
    }
  }
}

private enum OwnProcess {
  static let marker = "DIPTYCH_WATCHING_ALONE"
  static let isInside = getenv(marker) != nil
  static let canEnterNamespace =
    system("unshare -Urm sh -c 'echo 1 > /proc/sys/user/max_inotify_watches' 2>/dev/null") == 0

  /// Runs this test program once more, with the one test whose name matches.
  ///
  /// - Parameters:
  ///   - filter: A regular expression for the test's name.
  ///   - value: What the test finds in the environment.
  ///   - entering: The command that starts a shell in other surroundings.
  ///   - script: What that shell does first.
  /// - Returns: Whether exactly that one test ran and passed.
  static func passes(
    _ filter: String,
    _ value: String,
    _ entering: String = "env",
    _ script: String = ":"
  ) -> Bool {
    let arguments = CommandLine.arguments.filter { !$0.contains("filter") }.map { "'\($0)'" }
    let again = "\(arguments.joined(separator: " ")) --filter '\(filter)'"
    let inside = "\(script); \(marker)=\(value) exec \(again)"
    return system("\(entering) sh -c \"\(inside)\" 2>&1 | grep -q 'Test run with 1 test .*passed'")
      == 0
  }
}
