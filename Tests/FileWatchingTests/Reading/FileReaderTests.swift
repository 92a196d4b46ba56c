import Glibc
import Testing

@testable import FileWatching

@Suite struct `File reader` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func `all bytes are read`(_ count: Int) throws {
    let text = String(repeating: "x", count: count)
    folder.write(text, to: "s")
    guard case .contents(let contents) = FileReader().read(folder.file("s")) else {
      Issue.record("not read")
      return
    }
    #expect(contents.bytes == Array(text.utf8))
    #expect(!contents.isTorn)
  }

  @Test(arguments: [(8, true), (7, false)])
  func `a file of the limit's size is read, a larger one is not`(_ limit: Int, _ isRead: Bool) {
    folder.write("12345678", to: "s")
    let reading = FileReader(byteLimit: limit).read(folder.file("s"))
    #expect((reading == .failed(.tooLarge(byteCount: 8, limit: limit))) == !isRead)
  }

  @Test func `a file of the kernel's that claims to be empty is read to its end`() {
    guard case .contents(let contents) = FileReader().read("/proc/self/status") else {
      Issue.record("not read")
      return
    }
    #expect(contents.bytes.count > 100)
  }

  @Test func `what is no regular file is not opened`() {
    folder.shell("mkfifo p; mkdir d; ln -s l l; ln -s none n")
    #expect(FileReader().read(folder.file("p")) == .failed(.notRegular))
    #expect(FileReader().read(folder.file("d")) == .failed(.folder))
    #expect(FileReader().read(folder.file("l")) == .failed(.tooManySymbolicLinks))
    #expect(FileReader().read(folder.file("n")) == .missing)
    #expect(FileReader().read(folder.file("p/x")) == .missing)
    #expect(FileReader().read("/dev/zero") == .failed(.notRegular))
  }

  @Test func `a look tells the stamp that a reading tells`() {
    folder.write("text", to: "s")
    guard case .contents(let contents) = FileReader().read(folder.file("s")) else {
      Issue.record("not read")
      return
    }
    #expect(FileReader().glimpse(folder.file("s")) == .present(contents.stamp))
  }

  @Test func `a local disk sends events`() {
    #expect(FileSystemKind.withoutEvents(FilePath(folder.path)) == nil)
  }
}
