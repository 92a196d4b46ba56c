import Glibc
import Testing

@testable import FileWatching

extension `On disk` {
  /// Runs tests once more, as a process in a user namespace.
  ///
  /// There the limits of inotify are its own, and its root may set them; and who is root outside, but
  /// maps to nobody inside, may not read everything any more.
  @Suite(.enabled(if: Namespace.canEnter && !Namespace.isInside))
  struct `In a user namespace` {
    @Test(arguments: [("watches", "watchLimit"), ("instances", "instanceLimit")])
    func `without watches or instances the file is polled`(_ limit: String, _ reason: String) {
      let setting = "echo 0 > /proc/sys/user/max_inotify_\(limit)"
      #expect(passes("InsideNamespace", as: reason, entering: "unshare -Ur", first: setting))
    }

    @Test(.enabled(if: getuid() == 0, "covered by the test itself"))
    func `a file that may not be read`() {
      #expect(passes("may not be read", as: "nobody", entering: "unshare -U", first: ":"))
    }

    private func passes(
      _ filter: String,
      as marker: String,
      entering: String,
      first script: String
    ) -> Bool {
      let tests = CommandLine.arguments.filter { !$0.contains("filter") }.map { "'\($0)'" }
      let again = "\(tests.joined(separator: " ")) --filter '\(filter)'"
      let inside = "\(script); \(Namespace.marker)=\(marker) exec \(again)"
      return system(
        "\(entering) sh -c \"\(inside)\" 2>&1 | grep -q 'Test run with [12] test.* passed'"
      )
        == 0
    }
  }

  @Suite(.enabled(if: Namespace.isInside)) struct InsideNamespace {
    @Test func `a save is told, and why it is polled`() throws {
      let reason = String(cString: try #require(getenv(Namespace.marker)))
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
  }
}

private enum Namespace {
  static let marker = "DIPTYCH_WATCHING_IN_NAMESPACE"
  static let isInside = getenv(marker) != nil
  static let canEnter =
    system("unshare -Ur sh -c 'echo 1 > /proc/sys/user/max_inotify_watches' 2>/dev/null") == 0
}
