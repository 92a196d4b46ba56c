import Testing

@testable import FileWatching

@Suite struct `Signal of an event` {
  @Test(
    arguments: [
      (.closeWrite, .committed), (.movedTo, .committed), (.modify, .modified), (.create, .replaced),
      (.delete, .replaced), (.movedFrom, .replaced), (.attributes, .touched),
      ([.movedTo, .isFolder], .committed),
    ] as [(InotifyMask, SettlingPolicy.Signal)]
  )
  func `each event about the file's name says one thing`(
    _ mask: InotifyMask,
    _ signal: SettlingPolicy.Signal
  ) {
    #expect(SettlingPolicy.Signal(mask) == signal)
  }
}
