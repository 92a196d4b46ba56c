import Dispatch
import Testing

@testable import FileWatching

extension `On disk` {
  @Suite struct `Event hub` {
    private let hub = EventHub.shared
    private let folder: TemporaryFolder
    private let place: FilePath
    private let identity: FileIdentity

    init() throws {
      folder = try TemporaryFolder()
      place = FilePath(folder.path)
      identity = try FileStatus.following(place).stamp.identity
    }

    private func watched(_ mask: InotifyMask) -> [FilePath: WatchedFolder] {
      [place: WatchedFolder(mask: mask, identity: identity)]
    }

    @Test func `who asks for more than is in force makes everyone lose track`() {
      hub.queue.sync {
        let one = Listener()
        let other = Listener()
        hub.join(one)
        hub.join(other)
        hub.watch(watched(.structure), for: one)
        one.events = []
        let before = hub.rebuildCount
        hub.watch(watched(.structure), for: other)
        #expect(hub.rebuildCount == before && one.events.isEmpty)
        hub.watch(watched(.contents), for: other)
        #expect(hub.rebuildCount == before + 1 && one.events == [.lostTrack])
        hub.leave(one)
        hub.leave(other)
      }
    }

    @Test func `another folder at a watched place makes the instance anew`() {
      hub.queue.sync {
        let one = Listener()
        hub.join(one)
        hub.watch(watched(.contents), for: one)
        let before = hub.rebuildCount
        let other = FileIdentity(device: identity.device, inode: identity.inode + 1)
        hub.watch([place: WatchedFolder(mask: .contents, identity: other)], for: one)
        #expect(hub.rebuildCount == before + 1)
        hub.leave(one)
      }
    }

    @Test func `events that are queued when the instance is made anew are still heard`() {
      hub.queue.sync {
        let one = Listener()
        hub.join(one)
        hub.watch(watched(.structure), for: one)
        one.events = []
        folder.write("", to: "a")
        hub.watch(watched(.contents), for: one)
        let created = InotifyEvent(directory: place, name: Array("a".utf8), mask: .create)
        #expect(one.events == [created, .lostTrack])
        hub.leave(one)
      }
    }

    @Test func `an event is heard by everyone, and told with its folder's spelling`() {
      hub.queue.sync {
        let one = Listener()
        let other = Listener()
        hub.join(one)
        hub.join(other)
        hub.watch(watched(.contents), for: one)
        one.events = []
        other.events = []
        folder.write("", to: "a")
        hub.drain()
        #expect(one.events.allSatisfy { $0.directory == place && $0.name == Array("a".utf8) })
        #expect(one.events.map(\.mask) == [.create, .closeWrite])
        #expect(one.events == other.events)
        hub.leave(one)
        hub.leave(other)
      }
    }

    @Test func `a folder that cannot be watched is told with its reason`() {
      hub.queue.sync {
        let one = Listener()
        hub.join(one)
        let missing = place.appending(Array("missing".utf8))
        hub.watch([missing: WatchedFolder(mask: .contents, identity: identity)], for: one)
        #expect(hub.failure(watching: missing) == 2)
        #expect(hub.failure(watching: place) == nil)
        hub.leave(one)
      }
    }
  }
}

/// Writes down what it hears, and never acts.
// Unchecked: used on the hub's queue only.
private final class Listener: EventSubscriber, @unchecked Sendable {
  var events: [InotifyEvent] = []

  func receive(_ events: [InotifyEvent]) {
    self.events += events
  }

  func act() {}
}
