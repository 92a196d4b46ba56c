// Some sequences show the name of their type, and views of texts the text.
print(stride(from: 0, to: 10, by: 5), stride(from: 0.5, through: 2, by: 0.5))
print("abc".utf8, "aé".utf16, "\(("x" + "y").unicodeScalars)", "abc".utf8.count)
print([[1], [2]].joined(), ["a", "b"].joined(separator: "-"), [[1], [2]].joined().map { $0 })
print(repeatElement("x", count: 2), Array(repeatElement(1, count: 2)), [["a"], []].joined().count)
print(["a", "b"].joined().reversed(), Array("ab".utf8), [3, 1].sorted().reversed())
