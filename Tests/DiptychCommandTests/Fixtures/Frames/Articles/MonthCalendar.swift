import SwiftUI

extension Calendar {
  func days(in month: Date) -> [Date?] {
    guard let interval = dateInterval(of: .month, for: month) else { return [] }
    let first = interval.start
    let offset = (component(.weekday, from: first) - firstWeekday + 7) % 7
    let count = range(of: .day, in: .month, for: month)!.count
    return Array(repeating: nil, count: offset)
      + (0..<count).map { date(byAdding: .day, value: $0, to: first) }
  }
}

struct MonthView: View {
  @Environment(\.calendar) var calendar
  let month: Date
  @State private var selected: Date?
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private var header: String { month.formatted(.dateTime.month(.wide).year()) }
  var body: some View {
    VStack {
      HStack {
        Button {
        } label: {
          Image(systemName: "chevron.backward")
        }.accessibilityIdentifier("back")
        Spacer()
        Text(header).font(.title3.bold()).accessibilityIdentifier("month")
        Spacer()
        Button {
        } label: {
          Image(systemName: "chevron.forward")
        }
      }
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
          Text(symbol).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(Array(calendar.days(in: month).enumerated()), id: \.0) { item in
          if let day = item.1 {
            let number = calendar.component(.day, from: day)
            Text("\(number)")
              .frame(maxWidth: .infinity, minHeight: 24)
              .background { if number == 14 { Circle().fill(.tint) } }.accessibilityIdentifier(
                "day\(number)"
              )
              .overlay(alignment: .bottom) {
                if number % 5 == 0 { Circle().fill(.red).frame(width: 4, height: 4) }
              }
              .onTapGesture { selected = day }
          } else {
            Color.clear
          }
        }
      }
    }
    .padding()
  }
}
#Preview {
  MonthView(month: DateComponents(calendar: .current, year: 2024, month: 2, day: 1).date!)
}
