let line = "  key = value!"
var part = line[...]
try part.trimPrefix(while: { $0 == " " })
print(part, part.startIndex == line.index(line.startIndex, offsetBy: 2), line[part.startIndex])
part.trimPrefix("key")
print(part, line[..<part.startIndex])
part.removeFirst(3)
print(part, line[part.startIndex], part.removeLast(), part.popLast()!, part, part.popFirst()!, part)
print(part.removeFirst(), part.base, line.distance(from: line.startIndex, to: part.startIndex))
part.removeLast(2)
print(part.isEmpty, part.popFirst() as Any, part.popLast() as Any, part.startIndex == part.endIndex)
var changed = line.dropFirst(2)
changed.append("?")
changed.removeSubrange(changed.startIndex..<changed.firstIndex(of: "v")!)
print(changed, line.distance(from: line.startIndex, to: changed.startIndex))
func letters(_ text: Substring) -> [Character] {
  var (rest, found): (Substring, [Character]) = (text, [])
  while let letter = rest.popFirst() { if letter.isLetter { found.append(letter) } }
  return found
}
print(letters(line[...]), letters(line.dropFirst(7)))
