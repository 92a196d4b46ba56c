import Foundation
let sc = Scanner(string: "12 abc 3.5"); print(sc.scanInt() as Any, sc.scanCharacters(from: .letters) as Any, sc.scanDouble() as Any, sc.isAtEnd)
let two = Scanner(string: "name = Bob; age=42"); print(two.scanUpToString("=")!, two.scanString("=")!, two.scanUpToCharacters(from: CharacterSet(charactersIn: ";"))!, two.scanCharacter()!, two.scanString("age") ?? "", two.scanString("=") ?? "", two.scanInt()!, two.isAtEnd)
