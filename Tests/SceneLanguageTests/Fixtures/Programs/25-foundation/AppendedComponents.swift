import Foundation

let home = URL(string: "https://a.b/c")!
print(home.appending(components: "d", "e.txt"))
print(home.appending(components: "only"), home.appending(component: "q r"))
let formatter = NumberFormatter()
print(formatter.number(from: "7")?.intValue ?? 0, formatter.number(from: "x") == nil)
