// Calls that never return end the way they stand on, however they are written.

struct Log {
  static func crash() -> Never { fatalError("crash") }
  func stop(_ text: String) -> Never { fatalError(text) }

  func own(_ number: Int?) -> Int {
    guard let number else { stop("own") }
    return number
  }

  func other(_ number: Int?) -> Int {
    guard let number else { self.stop("other") }
    return number
  }
}

func byType(_ number: Int) -> Int {
  if number > 0 { return number }
  Log.crash()
}

func byValue(_ number: Int?) -> Int {
  guard let number else { Log().stop("none") }
  return number
}

func byParameter(_ number: Int, failing: () -> Never) -> Int {
  if number > 0 { return number }
  failing()
}

func byVariable(_ number: Int) -> String {
  let fail: () -> Never = { fatalError() }
  switch number {
  case 1: return "one"
  default: fail()
  }
}

func byLocal(_ number: Int) -> Int {
  func fail() -> Never { fatalError() }
  if number > 0 { return number }
  fail()
}

extension Optional {
  func or(_ failing: @autoclosure () throws -> Never) rethrows -> Wrapped {
    if let self { return self }
    try failing()
  }
}

struct Size {
  let width: Int

  init(_ width: Int?) {
    if let width {
      self.width = width
    } else {
      Log.crash()
    }
  }
}

let half: (Int) -> Int = { number in
  if number.isMultiple(of: 2) { return number / 2 }
  Log.crash()
}

print(Log().own(1), Log().other(2), byType(3), byValue(4), byParameter(5) { fatalError() })
print(byVariable(1), byLocal(7), Optional(8).or(fatalError()), Size(9).width, half(20))
