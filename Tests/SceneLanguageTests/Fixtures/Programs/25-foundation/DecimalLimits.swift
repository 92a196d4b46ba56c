import Foundation
let wide = Decimal(string: "9007199254740993")!
print((wide as NSDecimalNumber).intValue, (-wide as NSDecimalNumber).intValue)
print((Decimal(string: "-3.99")! as NSDecimalNumber).intValue, (Decimal(string: "3.99")! as NSDecimalNumber).intValue)
print((Decimal(Int.min) as NSDecimalNumber).intValue, (Decimal(Int.max) as NSDecimalNumber).intValue)
print(Decimal(35) * Decimal(string: "97223533405982418132392744980505203273")!)
var (result, tiny) = (Decimal(), Decimal(string: "1e-100")!)
for mode in [NSDecimalNumber.RoundingMode.plain, .up, .down, .bankers] {
  NSDecimalRound(&result, &tiny, 0, mode)
  print(result, terminator: " ")
}
var below = -tiny
NSDecimalRound(&result, &below, 0, .down)
print(result)
print(Data([1, 2, 255]).base64EncodedString(), Data(base64Encoded: "AQL/")!.count, Data(base64Encoded: "A=BC") as Any, Data(base64Encoded: "AQ==")!.count)
