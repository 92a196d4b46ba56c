import Glibc
import Testing

@testable import FileWatching

@Suite struct `Messages` {
  @Test(
    arguments: [
      .permissionDenied, .folder, .notRegular, .tooLarge(byteCount: 9, limit: 8),
      .tooManySymbolicLinks, .noWorkingFolder, .system(code: EIO),
    ] as [FileProblem]
  )
  func `a problem names the file and a way out, in one line`(_ problem: FileProblem) {
    let message = problem.message(for: "dir/Card.swift")
    #expect(message.hasPrefix("'dir/Card.swift' "))
    #expect(message.contains(";") && !message.contains("\n"))
  }

  @Test(
    arguments: [
      (ENOSPC, .watchLimit), (EMFILE, .instanceLimit), (ENFILE, .instanceLimit),
      (EIO, .system(code: EIO)),
    ] as [(Int32, PollingReason)]
  )
  func `polling names its reason`(_ code: Int32, _ reason: PollingReason) {
    #expect(PollingReason(code: code) == reason)
    let note = WatchMode.polling(reason).note ?? ""
    #expect(note.hasPrefix("polling: ") && !note.contains("\n"))
    #expect(WatchMode.events.note == nil)
  }

  @Test(
    arguments: [
      (EACCES, .permissionDenied), (EISDIR, .folder), (ELOOP, .tooManySymbolicLinks),
      (EIO, .system(code: EIO)),
    ] as [(Int32, FileProblem)]
  )
  func `a failed call becomes a problem`(_ code: Int32, _ problem: FileProblem) {
    #expect(FileProblem(code: code) == problem)
  }

  @Test func `the system's words are used for the rest`() {
    #expect(FileProblem.system(code: EIO).message(for: "a").contains("Input/output error"))
  }

  @Test func `only what is not settled has something to say`() {
    #expect(FileChange.Content.bytes([], provisional: false).message(for: "a") == nil)
    #expect(FileChange.Content.bytes([], provisional: true).message(for: "a") != nil)
    #expect(FileChange.Content.missing.message(for: "a")?.hasPrefix("'a' is missing") == true)
  }
}
