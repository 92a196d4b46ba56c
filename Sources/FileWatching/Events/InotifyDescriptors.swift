import Glibc

/// The inotify instances this process has open.
///
/// libinotifytools keeps its descriptor to itself; what appears here while it starts is it.
enum InotifyDescriptors {
  static func ofThisProcess() -> Set<Int32> {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var found: Set<Int32> = []
    while let entry = readdir(folder) {
      let name = String(decoding: FolderListing.name(of: entry), as: UTF8.self)
      guard let descriptor = Int32(name) else { continue }
      if target("/proc/self/fd/\(name)") == "anon_inode:inotify" { found.insert(descriptor) }
    }
    return found
  }

  private static func target(_ link: String) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = readlink(link, &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
  }
}
