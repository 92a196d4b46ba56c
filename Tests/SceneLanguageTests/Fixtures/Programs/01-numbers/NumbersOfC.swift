// The names of C's types, and operations that tell of their overflow.

let status: CInt = 5
let letter: CChar = 65
let size: CUnsignedLong = 3
let length: CDouble = 2.5
print(status, letter, size, length, type(of: status), type(of: letter), type(of: size))
print(CInt.max, CUnsignedChar.max, CShort.min, CBool(true), CFloat(0.5), CLongLong.max)

func scaled(_ value: CInt, by factor: CDouble) -> CDouble { Double(value) * factor }
print(scaled(status, by: length))

let divisions = [(7, 2), (7, 0), (Int.min, -1), (-7, 2)]
for (value, divisor) in divisions {
  let (quotient, isTooLarge) = value.dividedReportingOverflow(by: divisor)
  let rest = value.remainderReportingOverflow(dividingBy: divisor)
  print(quotient, isTooLarge, rest.partialValue, rest.overflow)
}

let small: Int8 = -128
print(small.dividedReportingOverflow(by: -1), small.remainderReportingOverflow(dividingBy: -1))
let none = UInt8(0)
print(UInt8(9).dividedReportingOverflow(by: 2), UInt8(9).dividedReportingOverflow(by: none))
