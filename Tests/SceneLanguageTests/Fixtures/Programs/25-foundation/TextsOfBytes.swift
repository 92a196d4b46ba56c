// Texts that bytes make, and bytes that make none.
import Foundation

print(String(data: Data([0xFF]), encoding: .utf8) ?? "none")
print(String(bytes: [0xC3], encoding: .utf8) ?? "none")
print(String(bytes: [0xC3, 0xA4], encoding: .utf8) ?? "none")
print(String(data: Data([65, 0xE4]), encoding: .isoLatin1) ?? "none")
print(String(data: Data([65, 0xE4]), encoding: .ascii) ?? "none")
print(String(data: Data([65, 66]), encoding: .ascii) ?? "none")
print(String(data: Data([0xFF, 0xFE, 65, 0, 0x3D, 0xD8, 0, 0xDE]), encoding: .utf16) ?? "none")
print(String(data: Data([0xFE, 0xFF, 0, 65]), encoding: .utf16) ?? "none")
print(String(decoding: [0xD83D, 0xDE00, 65] as [UInt16], as: UTF16.self))
print(String(decoding: "é".utf16, as: UTF16.self), String(decoding: "é".utf8, as: UTF8.self))
