import Foundation

let f = NumberFormatter()
print(f.string(from: Decimal(5) as NSDecimalNumber) ?? "-")
f.numberStyle = .currency
f.locale = Locale(identifier: "en_US")
print(f.string(from: NSDecimalNumber(string: "12.5")) ?? "-")
print(f.string(from: NSDecimalNumber(decimal: Decimal(3))) ?? "-")
print(f.string(from: 7) ?? "-", f.string(from: 7.25) ?? "-", f.string(from: NSNumber(value: 8)) ?? "-")
let g = NumberFormatter()
for p in ["#,##0.00", "0.###", "000", "#,##0.00 'kg'", "$#,##0.00", "0.0%", "#", "00.0#", "#,##0"] {
  g.positiveFormat = p
  print(p, g.string(from: 1234.5) ?? "-", g.string(from: 0.25) ?? "-", g.string(from: -3) ?? "-")
}
let h = NumberFormatter()
h.positiveFormat = "#,##0.00"
h.negativeFormat = "(#,##0.00)"
print(h.string(from: -1234.5) ?? "-", h.string(from: 1234.5) ?? "-")
print(Decimal(string: "3.14")! as NSDecimalNumber)
print((Decimal(2) as NSDecimalNumber).doubleValue, (5 as NSNumber).intValue)
let d: NSDecimalNumber = 4
print(d.adding(NSDecimalNumber(string: "1.5")))
