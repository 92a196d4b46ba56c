import SwiftUI

struct Plan: Identifiable {
  var name: String
  var price: Decimal
  var isBest = false
  var id: String { name }
}

struct PriceTable: View {
  let plans = [
    Plan(name: "Basic", price: 4.99), Plan(name: "Family", price: 12.5, isBest: true),
    Plan(name: "Team", price: 120),
  ]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Plan")
        Text("Price").gridColumnAlignment(.trailing)
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
      }
      .font(.caption.smallCaps())
      .foregroundStyle(.secondary)
      Divider().accessibilityIdentifier("line")
      ForEach(plans) { plan in
        GridRow {
          Text(plan.name).accessibilityIdentifier("name.\(plan.name)")
          Text(plan.price, format: .currency(code: "USD"))
            .monospacedDigit()
            .accessibilityIdentifier("price.\(plan.name)")
          if plan.isBest {
            Text("Best").font(.caption).padding(.horizontal, 8).background(.yellow, in: .capsule)
              .accessibilityIdentifier("best")
          }
        }
      }
      GridRow {
        Text("Prices include tax").gridCellColumns(3).accessibilityIdentifier("note")
      }
    }
    .padding()
  }
}

#Preview { PriceTable() }
