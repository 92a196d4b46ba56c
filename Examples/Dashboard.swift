import SwiftUI

/// Bars from values, and a layout that depends on a condition.
struct Dashboard: View {
  @State private var showsTotal = true
  let sales = [3, 7, 5, 9, 6]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Sales this week").bold()
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(sales.indices, id: \.self) { day in
          VStack(spacing: 0) {
            Color.blue
              .frame(width: 32, height: CGFloat(sales[day]) * 16)
              .accessibilityIdentifier("day \(day)")
            Text("\(sales[day])")
          }
        }
      }
      if showsTotal {
        Divider()
          .padding(.vertical, 8)
        Text("Total: \(sales.reduce(0, +))")
      } else {
        EmptyView()
      }
    }
    .padding(16)
    .fixedSize()
  }
}

#Preview("Dashboard") {
  Dashboard()
}
