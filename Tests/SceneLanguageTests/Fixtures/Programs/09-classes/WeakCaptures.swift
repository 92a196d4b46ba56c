// A closure that captures an object weakly does not keep it.
class Ticker { var onTick: ((Int) -> Void)? }
class Screen {
  let name: String
  let ticker = Ticker()
  var log: [Int] = []
  init(_ name: String) {
    self.name = name
    ticker.onTick = { [weak self] number in self?.log.append(number) }
  }
  func tick(_ number: Int) { ticker.onTick?(number) }
  deinit { print(name, "gone") }
}
do {
  let screen = Screen("first")
  screen.tick(1)
  print(screen.log)
}
var ticker: Ticker?
do {
  let screen = Screen("second")
  ticker = screen.ticker
}
ticker?.onTick?(2)
class Counter {
  var count = 0
  lazy var increment: () -> Int = { [unowned self] in
    count += 1
    return count
  }
  deinit { print("counter gone") }
}
var counter: Counter? = Counter()
print(counter?.increment() ?? 0, counter?.increment() ?? 0)
counter = nil
var handlers: [() -> Int] = []
do {
  let kept = Counter()
  kept.count = 7
  handlers.append { [weak kept] in kept?.count ?? -1 }
  handlers.append { [count = kept.count] in count }
  print(handlers.map { $0() })
}
print(handlers.map { $0() })
