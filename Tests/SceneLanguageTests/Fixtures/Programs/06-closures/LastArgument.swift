// The greatest argument that a closure names tells which of two forms it is for.

struct Watch {
  func onChange(of value: Int, _ act: (Int, Int) -> Void) { act(value, value + 1) }
  func onChange(of value: Int, perform act: (Int) -> Void) { act(value) }
  func onChange(of value: Int, _ act: () -> Void) { act() }
}

func visit(_ act: (String) -> Void) { act("one") }
func visit(_ act: (String, Int) -> Void) { act("two", 2) }

let watch = Watch()
watch.onChange(of: 1) { print("both", $0, $1) }
watch.onChange(of: 2) { print("new", $1) }
watch.onChange(of: 3, perform: { print("one", $0) })
watch.onChange(of: 4) { print("none") }
visit { print($1) }
visit { print($0, $1) }
