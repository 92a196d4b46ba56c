import Foundation

typealias Style = Duration.UnitsFormatStyle

let spans: [Duration] = [
  .seconds(0), .seconds(1), .seconds(59), .seconds(60), .seconds(61), .seconds(3600),
  .seconds(5400), .seconds(3661), .seconds(90061), .seconds(86400 * 8), .seconds(-75),
  .milliseconds(1500), .milliseconds(2500), .seconds(59.6), .seconds(7199.9), .milliseconds(12),
]
let widths: [Style.UnitWidth] = [.wide, .abbreviated, .condensedAbbreviated, .narrow]
for span in spans {
  let texts = widths.map { span.formatted(.units(allowed: [.hours, .minutes, .seconds], width: $0)) }
  print(texts.joined(separator: " | "))
  print(
    span.formatted(.units(allowed: [.hours, .minutes], width: .narrow)),
    span.formatted(.units(allowed: [.days, .hours], width: .wide)),
    span.formatted(
      .units(allowed: [.weeks, .days, .hours, .minutes], width: .abbreviated, maximumUnitCount: 2)),
    span.formatted(.units(allowed: [.seconds, .milliseconds], width: .abbreviated)),
    span.formatted(.units()),
    span.formatted(
      .units(allowed: [.minutes, .seconds], width: .wide, zeroValueUnits: .show(length: 1))),
    span.formatted(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 2))),
    span.formatted(.units(allowed: [.hours], width: .wide, fractionalPart: .show(length: 2))),
    separator: " | ")
}
let all: [Style.Unit] = [
  .weeks, .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
]
for width in widths {
  print(all.map { Duration.seconds(604_800).formatted(.units(allowed: [$0], width: width)) })
  print(Duration.nanoseconds(1_001_001_001).formatted(.units(allowed: Set(all), width: width)))
}
let style = Style(allowedUnits: [.minutes], width: .narrow)
print(style.format(.seconds(600)), Duration.seconds(61).formatted(style))
print(
  Duration.seconds(3661).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2))),
  Duration.seconds(61.5).formatted(
    .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))),
  Duration.seconds(5459).formatted(
    .time(pattern: .hourMinute(padHourToLength: 2, roundSeconds: .down))),
  Duration.seconds(61.25).formatted(
    .time(pattern: .hourMinuteSecond(padHourToLength: 0, fractionalSecondsLength: 1))),
  Duration.seconds(61.355).formatted(
    .time(
      pattern: .hourMinuteSecond(
        padHourToLength: 3, fractionalSecondsLength: 2, roundFractionalSeconds: .up))),
  Duration.seconds(36610).formatted(.time(pattern: .minuteSecond)))
