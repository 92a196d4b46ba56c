// A method that stands as a function is the one of its name that the call can take.
let vowels = "aeiou"
print("hello".filter(vowels.contains), "hello".filter("xyz".contains))
print(["a", "b", "c"].filter(["a", "c"].contains), [1, 2, 3].filter((2...3).contains))
print("swift".map(vowels.contains), "queue".allSatisfy(vowels.contains))
let known: Set = ["b", "c"]
print(["a", "b"].first(where: known.contains) ?? "none")
