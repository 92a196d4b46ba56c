import SwiftUI
import TipKit

struct Person: Identifiable {
  let id: String
  var age = 30
}

struct Cell: View {
  let name: String
  var body: some View { Color.red.frame(height: 10).accessibilityIdentifier(name) }
}

let people = [Person(id: "a"), Person(id: "b")]

// Rows of a plain list: 44 high at least, 20 before and behind.
#Preview("A phone shows the first column", traits: .fixedLayout(width: 320, height: 200)) {
  @Previewable @State var order = [KeyPathComparator(\Person.age)]
  Table(people, sortOrder: $order) {
    TableColumn("Cell") { Cell(name: $0.id) }
    TableColumn("Age", value: \.age) { Text("\($0.age)").accessibilityIdentifier("age") }
  }
  .onChange(of: order) { print($1) }
}
// a: 20 17 280 10
// b: 20 61 280 10
// age: absent

#Preview("Rows of a table may be told", traits: .fixedLayout(width: 320, height: 200)) {
  Table(of: Person.self) {
    if people.isEmpty {
      TableColumn("Id", value: \.id)
    }
    TableColumn("Cell") { Cell(name: $0.id) }.width(min: 20, max: 100)
  } rows: {
    TableRow(people[1])
    ForEach(people.dropLast()) { TableRow($0) }
  }
}
// b: 20 17 280 10
// a: 20 61 280 10

struct StarTip: Tip {
  @Parameter static var isSeen = false
  var title: Text { Text("Star") }
  var message: Text? { Text("Marks what you like") }
  var actions: [Action] {
    Action(id: "more", title: "More")
    Action(title: "Never")
  }
  var rules: [Rule] { #Rule(Self.$isSeen) { $0 } }
}

// 16 around the title, the message, and two actions below lines of 1, 4 apart: 16 * 4 + 2 + 5 * 4.
#Preview("A tip shows what it says", traits: .fixedLayout(width: 320, height: 200)) {
  TipView(StarTip()).accessibilityIdentifier("tip")
}
// tip: 0 41 320 118
