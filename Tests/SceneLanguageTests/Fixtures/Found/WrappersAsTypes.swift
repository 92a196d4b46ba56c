import SwiftUI

/// Wrappers that are the types of plain properties, and a binding that is told of transactions.
struct Plain: View {
  var isOn: AppStorage<Bool> = AppStorage(wrappedValue: true, "isOn")
  let count: State<Int> = State(initialValue: 3)
  @State private var chosen: Set<String> = []
  private func holds(_ name: String) -> Binding<Bool> {
    Binding {
      chosen.contains(name)
    } set: { isOn, transaction in
      withTransaction(transaction) {
        if isOn { chosen.insert(name) } else { chosen.remove(name) }
      }
    }
  }
  var body: some View {
    Text("\(isOn.wrappedValue ? "on" : "off") \(count.wrappedValue + 1)")
    Stepper("Count", value: count.projectedValue)
    Toggle("One", isOn: holds("one"))
  }
}
#Preview { Plain() }
