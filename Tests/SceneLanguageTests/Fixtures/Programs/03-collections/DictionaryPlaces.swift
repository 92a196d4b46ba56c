// The places of pairs.
var ages = ["Ann": 31, "Bob": 42]
if let place = ages.firstIndex(where: { $0.value == 42 }) {
  print(ages[place].key, ages[place].value)
  print(ages.remove(at: place))
}
print(ages, ages.firstIndex { $0.key == "Bob" } == nil)
