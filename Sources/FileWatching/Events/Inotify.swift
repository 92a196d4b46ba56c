import CInotifyTools
import Dispatch
import Glibc

/// The process's one libinotifytools instance, from its start to its end.
///
/// The library keeps everything in global variables without locks: at most one of these lives at
/// a time, and every call happens on one serial queue.
final class Inotify {
  /// What each watched folder was when it was watched.
  private(set) var watched: [FilePath: WatchedFolder] = [:]
  private let source: any DispatchSourceRead
  /// The spelling behind each watch descriptor, a number the kernel never gives twice.
  private var folders: [Int32: FilePath] = [:]
  private var isOpen = true

  /// Starts the library and calls the closure on the queue whenever events can be read.
  init(on queue: DispatchQueue, readable: @escaping @Sendable () -> Void) throws(PollingReason) {
    let before = InotifyDescriptors.ofThisProcess()
    guard inotifytools_initialize() == 1 else { throw PollingReason(code: inotifytools_error()) }
    let opened = InotifyDescriptors.ofThisProcess().subtracting(before)
    guard opened.count == 1, let descriptor = opened.first else {
      inotifytools_cleanup()
      throw .descriptorNotFound
    }
    // The library waits with select(2), whose set ends there: beyond it the process is aborted.
    guard descriptor < FD_SETSIZE else {
      inotifytools_cleanup()
      throw .descriptorTooHigh(descriptor)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)  // The library lets children inherit it.
    // The library closes its own descriptor at once, while a source must not see its descriptor
    // closed, or its number given away, before it is cancelled: so the source has its own.
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard duplicate >= 0 else {
      let code = errno
      inotifytools_cleanup()
      throw PollingReason(code: code)
    }
    // What an earlier instance had read but not handed out would come out again, under numbers
    // that now stand for other folders.
    while inotifytools_next_events(0, 1) != nil {}
    source = DispatchSource.makeReadSource(fileDescriptor: duplicate, queue: queue)
    source.setCancelHandler { Glibc.close(duplicate) }
    source.setEventHandler(handler: readable)
    source.activate()
  }

  /// Listens at one more folder.
  ///
  /// - Precondition: The path was not watched by this instance before: the library would answer
  ///   for the dead watch, and lose memory with each repetition.
  func watch(_ path: FilePath, as folder: WatchedFolder) throws(FileStatus.Failure) {
    precondition(isOpen && watched[path] == nil)
    let mask = Int32(bitPattern: folder.mask.rawValue)
    guard path.withCString({ inotifytools_watch_file($0, mask) }) == 1 else {
      throw FileStatus.Failure(code: inotifytools_error())
    }
    watched[path] = folder
  }

  /// The next event that is already queued, or nil when there is none.
  ///
  /// Call until nil: the library reads up to 64 KiB at once into a buffer of its own, and what
  /// lies there no longer makes the descriptor readable.
  func nextEvent() -> InotifyEvent? {
    // (0, 1) polls. A timeout of 0 in `next_event` waits for ever, and a count above 1 spins.
    guard isOpen, let event = inotifytools_next_events(0, 1) else { return nil }
    let start = UnsafeRawPointer(event) + MemoryLayout<inotify_event>.size
    let padded = UnsafeRawBufferPointer(start: start, count: Int(event.pointee.len))
    return InotifyEvent(
      directory: folder(event.pointee.wd),
      name: Array(padded.prefix { $0 != 0 }),
      mask: InotifyMask(rawValue: event.pointee.mask)
    )
  }

  private func folder(_ number: Int32) -> FilePath {
    guard number >= 0 else { return "" }
    if let known = folders[number] { return known }
    guard let name = inotifytools_filename_from_wd(number) else { return "" }
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    let path = FilePath(bytes: Array(bytes)).withoutTrailingSeparators
    folders[number] = path
    return path
  }

  /// Ends the instance; events not yet read are lost.
  func close() {
    guard isOpen else { return }
    isOpen = false
    source.cancel()
    while inotifytools_next_events(0, 1) != nil {}
    inotifytools_cleanup()
  }
}
