internal import Glibc

/// The parts of a terminal's line discipline that raw mode changes.
package struct TerminalMode: Hashable {
  package var input: UInt32
  package var output: UInt32
  package var control: UInt32
  package var local: UInt32

  init(_ mode: termios) {
    input = mode.c_iflag
    output = mode.c_oflag
    control = mode.c_cflag
    local = mode.c_lflag
  }

  package var echoes: Bool { local & UInt32(ECHO) != 0 }
  package var isLineBuffered: Bool { local & UInt32(ICANON) != 0 }
}
