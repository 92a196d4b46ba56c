// What depends on how many bits a type has.
let eight: UInt8 = 8
print(eight &>> 10, eight &<< 9, Int8(-128) &>> 9, UInt16(1) &<< 17, UInt32(4) &>> 33, 1 &<< 65)
print(Int.min.magnitude, (-5).magnitude, Int8.min.magnitude, type(of: Int8(1).magnitude), UInt8(7).magnitude)
print(Int8(-3).signum(), type(of: Int8(-3).signum()), 17.remainderReportingOverflow(dividingBy: 5))
let none = [0][0]
print(5.dividedReportingOverflow(by: none), 7.dividedReportingOverflow(by: none + 2))
