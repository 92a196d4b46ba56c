import Foundation
print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and)))
print(["a", "b"].formatted(.list(type: .or).locale(Locale(identifier: "en_US"))))
print([0.5, 0.25].formatted(.list(memberStyle: .percent, type: .or, width: .short)))
let en = Locale(identifier: "en_US")
print(Int64(1_500_000).formatted(.byteCount(style: .file).locale(en)))
print(Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond).locale(en)))
print(Duration.seconds(3725).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(en)))
