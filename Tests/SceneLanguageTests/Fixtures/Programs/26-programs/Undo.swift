protocol Command { mutating func run(_ s: inout [String]); func undo(_ s: inout [String]) }
struct Add: Command { let text: String; func run(_ s: inout [String]) { s.append(text) }; func undo(_ s: inout [String]) { s.removeLast() } }
struct Clear: Command { private var saved: [String] = []; init() {}; mutating func run(_ s: inout [String]) { saved = s; s = [] }; func undo(_ s: inout [String]) { s = saved } }
struct Editor { private(set) var lines: [String] = []; private var done: [any Command] = []
  mutating func perform(_ c: any Command) { var c = c; c.run(&lines); done.append(c) }
  mutating func undo() { done.popLast()?.undo(&lines) } }
var e = Editor()
e.perform(Add(text: "a")); e.perform(Add(text: "b")); e.perform(Clear()); print(e.lines)
e.undo(); print(e.lines); e.undo(); print(e.lines); e.undo(); e.undo(); print(e.lines)
