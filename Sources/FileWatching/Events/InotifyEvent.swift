/// One event, copied out of libinotifytools' static buffer.
struct InotifyEvent: Equatable, Sendable {
  /// The folder the event is about, as it was spelled when it was watched; empty for an overflow.
  let directory: FilePath
  /// The name in that folder, in bytes that need not be UTF-8; empty when the folder itself is meant.
  let name: [UInt8]
  let mask: InotifyMask

  /// Says that events were lost, so that nothing known before may be relied on.
  static let lostTrack = InotifyEvent(directory: "", name: [], mask: .queueOverflow)
}
