import Foundation
print(Data("hi".utf8).base64EncodedString(), Data("hello world".utf8).base64EncodedString(), Data([0, 255, 16]).base64EncodedString(), Data().base64EncodedString().isEmpty)
print(String(data: Data(base64Encoded: "aGVsbG8gd29ybGQ=")!, encoding: .utf8)!, Data(base64Encoded: "a") as Any, Data(base64Encoded: "!!!!") as Any, Array(Data(base64Encoded: "AP8Q")!))
print(NSNotFound == Int.max)
