func mean<C: Collection>(_ values: C) -> C.Element where C.Element: BinaryFloatingPoint {
  values.reduce(0, +) / C.Element(values.count)
}
print(mean([1, 2]), mean([1, 2.5]), mean([Float(3)]))
func scaled<C: Collection>(_ values: C, by factor: C.Element) -> [C.Element]
where C.Element: FloatingPoint {
  values.map { $0 * factor }
}
print(scaled([1, 2, 3], by: 2))
