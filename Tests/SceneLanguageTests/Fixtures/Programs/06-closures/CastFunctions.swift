let twice: Any = { (x: Int) -> Int in x * 2 }
if let own = twice as? (Int) -> Int { print(own(4)) }
print(twice is (String) -> Int, twice is (Int) -> Int, twice is () -> Void)
let handlers: [Any] = [twice, { () -> String in "text" }, 5]
for handler in handlers {
  if let number = handler as? (Int) -> Int {
    print(number(2))
  } else if let text = handler as? () -> String {
    print(text())
  } else {
    print("none")
  }
}
