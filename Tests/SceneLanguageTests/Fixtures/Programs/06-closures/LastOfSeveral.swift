func pick(first: (() -> Int)? = nil, second: (() -> Int)? = nil) {
  print(first?() ?? -1, second?() ?? -1)
}
pick { 5 }
pick(first: { 1 }) { 2 }
func scaled(_ x: Int, by f: (Int) -> Int = { $0 }, then g: (Int) -> Int = { $0 * 10 }) {
  print(f(x), g(x))
}
scaled(2) { $0 + 1 }
func moved(_ time: Double = 1, steps: () -> Void, done: ((Bool) -> Void)? = nil) {
  steps()
  done?(true)
}
moved { print("steps") }
moved(2) { print("two") } done: { print($0) }
moved(steps: { print("three") }) { print("done", $0) }
func either(plain: (() -> Void)? = nil, counted: ((Int) -> Void)? = nil) {
  plain?()
  counted?(3)
}
either { print("counted", $0) }
