import CInotifyTools
import Glibc

/// File systems that are not like a disk of this machine.
enum FileSystemKind {
  /// The name of the file system below a path when it sends no events for changes made on the
  /// other side, else nil.
  ///
  /// The corresponding C function is `statfs`; the numbers are those of `linux/magic.h` and of the
  /// drivers that keep theirs to themselves.
  static func withoutEvents(_ path: FilePath) -> String? {
    var status = statfs()
    guard path.withCString({ statfs($0, &status) }) == 0 else { return nil }
    return silent[UInt32(truncatingIfNeeded: status.f_type)]
  }

  /// Whether what stands in an open folder is made up by the kernel, so that no scene is in it.
  ///
  /// The corresponding C function is `fstatfs`.
  static func isMadeUp(_ descriptor: Int32) -> Bool {
    var status = statfs()
    guard fstatfs(descriptor, &status) == 0 else { return false }
    return madeUp.contains(UInt32(truncatingIfNeeded: status.f_type))
  }

  /// The kinds under `/proc` and `/sys`, in the order of `linux/magic.h`.
  private static let madeUp: Set<UInt32> = [
    0xF97C_FF8C, 0x6462_6720, 0x7363_6673, 0xDE5E_81E4, 0x0027_E0EB, 0x6367_7270, 0x7472_6163,
    0x0000_9FA0, 0x6265_6572, 0x6265_6570, 0x6573_5543, 0x6165_676C, 0xCAFE_4A11, 0x0000_1CD1,
    0x4249_4E4D,
  ]

  private static let silent: [UInt32: String] = [
    0x0000_6969: "NFS",
    0x0000_517B: "SMB",
    0xFF53_4D42: "CIFS",
    0xFE53_4D42: "SMB2",
    0x0102_1997: "9P",
    0x6573_5546: "FUSE",
    0x786F_4256: "vboxsf",
    0xBACB_ACBC: "vmhgfs",
    0x00C3_6400: "Ceph",
    0x5346_414F: "AFS",
    0x6B41_4653: "AFS",
    0x7375_7245: "Coda",
    0x0000_564C: "NCP",
    0x0116_1970: "GFS2",
    0x7461_636F: "OCFS2",
    0x0BD0_0BD0: "Lustre",
  ]
}
