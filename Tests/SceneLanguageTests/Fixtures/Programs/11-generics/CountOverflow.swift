func sum<T: FixedWidthInteger>(_ a: T, _ b: T) -> T? { let (r, o) = a.addingReportingOverflow(b); return o ? nil : r }
print(sum(Int8(100), 28) as Any, sum(UInt64.max, 1) as Any, sum(UInt.max, 0) as Any, sum(7, 8) as Any)
print(UInt.max.addingReportingOverflow(1), UInt64.max.subtractingReportingOverflow(1), UInt64.max.multipliedReportingOverflow(by: 2))
print(Int.max.multipliedReportingOverflow(by: 2))
func turned<T: FixedWidthInteger>(_ a: T) -> T { ~a }
func both<T: FixedWidthInteger>(_ a: T) -> (Bool, T, Int) { (a.multipliedReportingOverflow(by: 2).overflow, a.subtractingReportingOverflow(1).partialValue, a.leadingZeroBitCount) }
print(turned(UInt8(1)), turned(Int16(1)), turned(0), both(UInt8(200)), both(Int8.min), both(UInt32(1)))
extension FixedWidthInteger {
  func capped(_ o: Self) -> Self { let (r, ov) = addingReportingOverflow(o); return ov ? .max : r }
  var flipped: Self { ~self }
}
print(UInt8(250).capped(10), Int8(120).capped(10), UInt64.max.capped(1), UInt16(5).flipped)
