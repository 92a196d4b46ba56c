import Foundation

let counts: [Int64] = [
  0, 1, 400, 998, 999, 1000, 1023, 1024, 1500, 2048, 12_345, 900_000, 989_999, 999_000, 999_499,
  999_999, 1_000_000, 1_020_000, 1_048_575, 1_500_000, 123_456_789, 949_999_999, 999_000_000,
  1_234_567_890, 5_000_000_000_000, -2048,
]
for count in counts {
  print(
    count, count.formatted(.byteCount(style: .file)), count.formatted(.byteCount(style: .memory)),
    count.formatted(.byteCount(style: .decimal)), count.formatted(.byteCount(style: .binary)),
    count.formatted(.byteCount(style: .file, spellsOutZero: false)), separator: " | ")
}
print(ByteCountFormatStyle(style: .file, includesActualByteCount: true).format(1_234_567))
print(Int64(2_000_000).formatted(ByteCountFormatStyle()))
