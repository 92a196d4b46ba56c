import SwiftUI

struct Employee: Identifiable {
  let id: Int
  var name: String
}

struct Staff: View {
  @State private var order = [KeyPathComparator(\Employee.name, comparator: .localizedStandard)]
  let employees = [Employee(id: 1, name: "Ada"), Employee(id: 2, name: "alan")]

  var body: some View {
    Table(employees.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
  }
}

#Preview { Staff() }
