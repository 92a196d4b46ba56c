struct Overflow: Error {}

func fill(_ list: inout [Int], to count: Int) throws {
  for number in 0..<count {
    if number == 3 { throw Overflow() }
    list.append(number)
  }
}

var list: [Int] = []
do { try fill(&list, to: 2) } catch { print("never") }
print(list)
do { try fill(&list, to: 9) } catch { print("caught", list) }
try? fill(&list, to: 9)
print(list.count)

var asked = 0
func place() -> Int {
  asked += 1
  return asked
}
func double(_ number: inout Int) { number *= 2 }
double(&list[place()])
double(&list[place()])
print(list, asked)

func sort(_ list: inout [Int], _ low: Int, _ high: Int) {
  guard low < high else { return }
  var end = low
  for index in low..<high where list[index] < list[high] {
    list.swapAt(index, end)
    end += 1
  }
  list.swapAt(end, high)
  sort(&list, low, end - 1)
  sort(&list, end + 1, high)
}
var numbers = (0..<40).map { ($0 * 37) % 41 }
sort(&numbers, 0, numbers.count - 1)
print(numbers)

final class Account {
  var balance = 10 { didSet { print("balance", oldValue, "->", balance) } }
  var log: [String] = []
}
let account = Account()
func note(_ text: String, in log: inout [String]) { log.append(text) }
func pay(_ amount: Int, from balance: inout Int) throws {
  balance -= amount
  if balance < 0 { throw Overflow() }
}
note("opened", in: &account.log)
try pay(4, from: &account.balance)
do { try pay(40, from: &account.balance) } catch { note("overdrawn", in: &account.log) }
print(account.balance, account.log)

struct Pair { var first: [Int] = [1]; var second: [Int] = [2] }
func exchange(_ one: inout [Int], _ two: inout [Int]) { (one, two) = (two + [0], one) }
func exchanged() -> Pair {
  var pair = Pair()
  exchange(&pair.first, &pair.second)
  return pair
}
var pair = exchanged()
print(pair)

struct Celsius {
  var degrees = 20.0
  var fahrenheit: Double {
    get { degrees * 9 / 5 + 32 }
    set { degrees = (newValue - 32) * 5 / 9 }
  }
}
var heat = Celsius()
func warm(_ value: inout Double, by step: Double = 18) { value += step }
warm(&heat.fahrenheit)
print(heat.degrees)
warm(&heat.degrees, by: 0.5)
print(heat.degrees)

var maybe: String? = "a"
func shout(_ text: inout String) { text = text.uppercased() + "!" }
shout(&maybe!)
print(maybe ?? "-")
var names = ["x": [1]]
func push(_ list: inout [Int], _ number: Int) -> Int { list.append(number); return list.count }
print(push(&names["x"]!, 2), push(&names["y", default: []], 3), names["x"]!, names["y"]!)

func outer(_ list: inout [Int]) {
  func inner() { list.append(99) }
  inner()
  [1, 2].forEach { list.append($0) }
}
outer(&pair.first)
print(pair.first)

struct Stack<Element> {
  private(set) var items: [Element] = []
  static func += (stack: inout Stack, item: Element) { stack.items.append(item) }
  static func << (stack: inout Stack, item: Element) -> Int {
    stack += item
    return stack.items.count
  }
}
var stack = Stack<Int>()
for number in 0..<5 { stack += number }
print(stack << 7, stack.items)
