func firstNegative(_ numbers: [Int]) -> Int? {
  for number in numbers { if number < 0 { return number } }
  return nil
}
print(firstNegative([1, -2, -3]) ?? 0, firstNegative([1]) as Any)
var i = 0
repeat { i += 1; if i == 3 { break } } while i < 10
print(i)
