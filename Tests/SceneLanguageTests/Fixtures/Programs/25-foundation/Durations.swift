import Foundation
import Foundation
let d = Duration.seconds(90) + .milliseconds(500)
print(d, d.components.seconds, d.components.attoseconds, d > .seconds(1), d * 2, d / 2, d - .seconds(30), Duration.zero)
print(d / Duration.seconds(3), Duration.microseconds(3), Duration.nanoseconds(12))
var t = Duration.seconds(1); t += .seconds(2); t *= 3; t -= .milliseconds(1); print(t, max(t, d), [t, d].min()!)
print(Duration.seconds(3661).formatted(), Duration.seconds(65).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(2.5), Duration.milliseconds(1.5), Duration(secondsComponent: 3, attosecondsComponent: 500_000_000_000_000_000))
print(Duration.seconds(59.5).formatted(.time(pattern: .hourMinuteSecond)), Duration.seconds(7384).formatted(.time(pattern: .hourMinute)), Duration.seconds(5).formatted(.time(pattern: .minuteSecond)), Duration.seconds(700).formatted(.time(pattern: .minuteSecond)))
