import Foundation
let date = Date(timeIntervalSince1970: 0)
for d in stride(from: date, to: date.addingTimeInterval(7200), by: 3600) { print(d) }
for d in stride(from: date, through: date.addingTimeInterval(7200), by: 3600) { print(d.timeIntervalSince1970) }
