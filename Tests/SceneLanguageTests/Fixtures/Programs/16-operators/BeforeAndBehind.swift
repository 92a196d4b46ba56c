prefix operator ++
postfix operator ++
prefix func ++ (value: inout Int) -> Int {
  value += 1
  return value
}
postfix func ++ (value: inout Int) -> Int {
  defer { value += 1 }
  return value
}
var number = 5
print(number++, ++number, number)

func isSigned<T: BinaryInteger>(_ value: T) -> Bool { T.isSigned }
print(isSigned(UInt8(1)), isSigned(1))

let counts = await withTaskGroup(of: Int?.self) { group in
  for index in 0..<3 { group.addTask { index == 1 ? nil : index } }
  var all = 0
  for await result in group { all += result == nil ? 10 : 1 }
  return all
}
print(counts)
