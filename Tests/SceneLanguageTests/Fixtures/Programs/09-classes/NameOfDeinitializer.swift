class Page {
  init(_ number: Int) { print(#function) }
  func turn(to number: Int) { print(#function) }
  deinit { print(#function) }
}
do { Page(1).turn(to: 2) }
