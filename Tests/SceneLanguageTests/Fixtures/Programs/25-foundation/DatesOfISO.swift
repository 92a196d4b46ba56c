import Foundation

let date = Date(timeIntervalSince1970: 1_709_211_900.25)
print(date.formatted(.iso8601), date.formatted(.iso8601.year().month().day()))
print(date.formatted(.iso8601.year().month().day().dateSeparator(.omitted)))
print(date.formatted(.iso8601.time(includingFractionalSeconds: true)))
print(date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false).dateTimeSeparator(.space)))
let read = try Date("2024-01-02T03:04:05Z", strategy: .iso8601)
print(read.timeIntervalSince1970, (try? Date("soon", strategy: .iso8601)) == nil)
