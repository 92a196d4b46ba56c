func isPalindrome(_ s: String) -> Bool { let letters = s.lowercased().filter { $0.isLetter }; return letters == String(letters.reversed()) }
print(["Never odd or even", "Swift", "Level", ""].map(isPalindrome))
let words = ["level", "stats", "code"]
for word in words where isPalindrome(word) { print(word, terminator: " ") }
print(words.map { String($0.reversed()) })
