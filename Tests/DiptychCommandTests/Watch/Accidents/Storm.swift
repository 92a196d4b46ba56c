import Foundation

/// Saves, renames, swaps and deletions without end, the same for the same seed.
///
/// The scene is `w/x/Scene.swift` in the storm's folder.
struct Storm {
  /// The number of the newest state that was written, or is being written.
  private(set) var number = 0

  private var random: UInt64
  private let folder: String
  private let text: (Int) -> String

  init(seed: UInt64, folder: String, text: @escaping (Int) -> String) {
    random = seed
    self.folder = folder
    self.text = text
  }

  /// Does one thing.
  mutating func strike() {
    switch draw(14) {
    case 0, 1, 2: writeInPlace(O_TRUNC)
    case 3, 4: writeInPlace(0)
    case 5, 6: renameOver()
    case 7:
      unlink(path("x/Scene.swift"))
      if draw(2) == 0 { pause() }
      writeInPlace(O_TRUNC)
    case 8: swapFolder()
    case 9:
      remove("x")
      mkdir(path("x"), 0o755)
      writeInPlace(O_TRUNC)
    case 10:
      rename(folder + "/w", folder + "/v")
      pause()
      rename(folder + "/v", folder + "/w")
    case 11:
      rename(path("x/Scene.swift"), path("x/Away.swift"))
      pause()
      rename(path("x/Away.swift"), path("x/Scene.swift"))
    case 12:
      unlink(path("x/Other.swift"))
      writeNext(to: "x/Other.swift", O_TRUNC)
      unlink(path("x/Scene.swift"))
      link(path("x/Other.swift"), path("x/Scene.swift"))
    default: usleep(UInt32(draw(40_000)))
    }
    if draw(4) == 0 { pause() }
  }

  /// Writes a last state.
  mutating func calm() {
    mkdir(path("x"), 0o755)
    writeInPlace(O_TRUNC)
  }

  private func path(_ name: String) -> String { "\(folder)/w/\(name)" }

  /// A number below `bound`, by Knuth's linear congruence.
  private mutating func draw(_ bound: UInt64) -> UInt64 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (random >> 33) % bound
  }

  private mutating func pause() {
    usleep(UInt32(draw(3_000)))
  }

  private mutating func writeInPlace(_ flag: Int32) {
    writeNext(to: "x/Scene.swift", flag)
  }

  private mutating func renameOver() {
    writeNext(to: "x/new", O_TRUNC)
    rename(path("x/new"), path("x/Scene.swift"))
  }

  private mutating func swapFolder() {
    mkdir(path("y"), 0o755)
    writeNext(to: "y/Scene.swift", O_TRUNC)
    rename(path("x"), path("z"))
    if draw(2) == 0 { pause() }
    rename(path("y"), path("x"))
    remove("z")
  }

  /// Writes the next state in two steps, and cuts what the state before had more.
  private mutating func writeNext(to name: String, _ flag: Int32) {
    number += 1
    let bytes = Array(text(number).utf8)
    let descriptor = open(path(name), O_WRONLY | O_CREAT | flag, 0o644)
    let cut = bytes.count / 2
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, cut) }
    if draw(8) == 0 { pause() }
    _ = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress?.advanced(by: cut), bytes.count - cut)
    }
    ftruncate(descriptor, bytes.count)
    close(descriptor)
  }

  private func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: path(name))
  }
}
