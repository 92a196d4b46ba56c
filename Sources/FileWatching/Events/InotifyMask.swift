import CInotifyTools

/// What happened, or what to listen for.
struct InotifyMask: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ constant: Int32) {
    rawValue = UInt32(bitPattern: constant)
  }

  static let modify = InotifyMask(IN_MODIFY)
  static let attributes = InotifyMask(IN_ATTRIB)
  static let closeWrite = InotifyMask(IN_CLOSE_WRITE)
  static let movedFrom = InotifyMask(IN_MOVED_FROM)
  static let movedTo = InotifyMask(IN_MOVED_TO)
  static let create = InotifyMask(IN_CREATE)
  static let delete = InotifyMask(IN_DELETE)
  static let deleteSelf = InotifyMask(IN_DELETE_SELF)
  static let moveSelf = InotifyMask(IN_MOVE_SELF)

  /// Sent unasked.
  static let unmount = InotifyMask(IN_UNMOUNT)
  static let queueOverflow = InotifyMask(IN_Q_OVERFLOW)
  static let ignored = InotifyMask(IN_IGNORED)
  static let isFolder = InotifyMask(IN_ISDIR)

  /// Flags for asking.
  static let onlyFolder = InotifyMask(IN_ONLYDIR)
  static let dontFollow = InotifyMask(IN_DONT_FOLLOW)
  static let excludeUnlinked = InotifyMask(IN_EXCL_UNLINK)

  /// A name in the folder stands for something else now.
  static let renaming: InotifyMask = [.create, .delete, .movedFrom, .movedTo]

  /// The folder itself is no longer what its path says.
  static let folderGone: InotifyMask = [.deleteSelf, .moveSelf, .ignored, .unmount]

  /// For a folder on the way to a file: only names that come and go.
  static let structure: InotifyMask = [
    .renaming, .deleteSelf, .moveSelf, .onlyFolder, .dontFollow, .excludeUnlinked,
  ]

  /// For a folder that holds a file: writing too.
  ///
  /// Opening and reading are left out for good: a watcher that asks for them hears itself.
  static let contents: InotifyMask = [.structure, .closeWrite, .modify, .attributes]
}
