internal import ArgumentParser
internal import LayoutEngine

/// A width and a height as typed on the command line: `160x160`, in points.
struct TypedSize: ExpressibleByArgument {
  /// The largest length that is accepted, in points: enough for any screen and a sane picture.
  private static let largest = 20_000.0

  let size: CGSize

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= Self.largest, height <= Self.largest
    else { return nil }
    size = CGSize(width: width, height: height)
  }
}

/// Pixels for each point as typed on the command line: `2`.
struct TypedScale: ExpressibleByArgument {
  let value: CGFloat

  init?(argument: String) {
    guard let value = Double(argument), value >= 0.25, value <= 16 else { return nil }
    self.value = value
  }
}

/// A replacement for an initial value as typed on the command line: `NAME=VALUE`.
struct TypedValue: ExpressibleByArgument {
  let name: String
  let value: String

  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else { return nil }
    name = String(argument[..<sign])
    value = String(argument[argument.index(after: sign)...])
  }
}

/// A version of a system as typed on the command line: `18` or `27.1`.
struct TypedVersion: ExpressibleByArgument, CustomStringConvertible {
  /// The version where none is given.
  static let standard = TypedVersion(major: 18)

  let major: Int
  let minor: Int

  private init(major: Int) {
    self.major = major
    minor = 0
  }

  init?(argument: String) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0],
      (13...99).contains(major)
    else { return nil }
    self.major = major
    minor = parts.count > 1 ? parts[1] ?? 0 : 0
  }

  var description: String { "\(major)" }
}
