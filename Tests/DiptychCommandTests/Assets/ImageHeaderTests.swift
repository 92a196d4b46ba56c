import LayoutEngine
import Testing

@testable import DiptychCommand

@Suite struct `The beginning of a picture` {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  private static let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + Array(repeating: 0, count: 20)

  @Test(arguments: [
    (png + [0, 0, 1, 0x2C, 0, 0, 0, 0xC8], CGSize(width: 300, height: 200), false),
    (
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 0, 3],
      CGSize(width: 512, height: 256), false
    ),
    (
      heic + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 3, 0],
      CGSize(width: 1_024, height: 768), false
    ),
    (Array("%PDF-1.4 << /MediaBox [0 0 24.5 16] >>".utf8), CGSize(width: 24.5, height: 16), true),
    (Array("%PDF-1.4 /MediaBox[ 4 2 20 12 ]".utf8), CGSize(width: 16, height: 10), true),
    (
      Array("<?xml?>\n<svg width=\"48px\" height='9' height=\"32\" viewBox=\"0 0 1 1\">".utf8),
      CGSize(width: 48, height: 32), true
    ),
    (
      Array("<svg width=\"100%\" height=\"100%\" viewBox=\"0, 0, 20 10\"/>".utf8),
      CGSize(width: 20, height: 10), true
    ),
  ])
  func `tells its size`(bytes: [UInt8], size: CGSize, isVector: Bool) throws {
    let header = try #require(ImageHeader(bytes))
    #expect(header.size == size)
    #expect(header.isVector == isVector)
  }

  @Test(arguments: [
    [], Array("GIF89a".utf8), png, png + [0, 0, 0, 0, 0, 0, 0, 1], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0],
    [0xFF, 0xD8, 0xFF, 0xFF, 0xFF], [0xFF, 0xD8, 0xFF, 0xC4, 0, 2, 0, 0], heic,
    heic + Array("ispe".utf8), Array("%PDF-1.4".utf8), Array("%PDF /MediaBox [0 0 1]".utf8),
    Array("%PDF /MediaBox [0 0 -1 4]".utf8), Array("<svg>".utf8), Array("<svg width=\"4".utf8),
    Array("<svg width=\"1e9\" height=\"2\" viewBox=\"a b c d\">".utf8),
    Array("%PDF /MediaBox [0 0 nan inf]".utf8),
  ])
  func `tells nothing where it is cut, damaged, or of another kind`(bytes: [UInt8]) {
    #expect(ImageHeader(bytes) == nil || ImageHeader(bytes)?.size.width == 1)
  }
}
