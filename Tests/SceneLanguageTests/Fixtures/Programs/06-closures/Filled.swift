func run(_ body: (Int) -> Void) { for number in 1...3 { body(number) } }
func outer(_ body: () -> Void) { body() }
outer {
  run { number in
    var name: String
    let sign: Int
    if number == 1 {
      name = "one"
      sign = -1
    } else if number == 2 {
      name = "two"
      sign = 1
    } else {
      (name, sign) = ("many", 0)
    }
    if sign == 1 { outer { name += "!" } }
    print(name, sign)
  }
  let last: Int
  do { last = 4 }
  outer { print(last) }
}
