import SwiftUI

extension Binding {
  func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { self.wrappedValue = $0; handler($0) })
  }
}
extension Binding where Value == Bool {
  var not: Binding<Value> { Binding<Value>(get: { !self.wrappedValue }, set: { _ in }) }
}
struct Switch: View {
  @State var isOn = true
  var body: some View { Toggle("on", isOn: $isOn.not.onChange { _ in }) }
}
