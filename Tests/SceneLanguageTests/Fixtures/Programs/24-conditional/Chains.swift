let words = ["b", "a", "c"]
let kept = words
  .map { $0 + "!" }
  #if DEBUG || !DEBUG
  .filter { $0 != "c!" }
  #else
  .filter { $0 != "a!" }
  #endif
  .sorted()
print(kept)
let none = words
  #if false
  .dropFirst()
  #endif
print(none.count)
func joined(_ list: [String]) -> String {
  list
    #if true
      .reversed()
      #if false
        .filter { $0 == "ü" }
      #else
        .map { $0 + $0 }
      #endif
    #endif
    .joined(separator: "/")
}
print(joined(words), joined(kept))
