import SwiftUI

@propertyWrapper struct Themed: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  @State private var count = 2
  private var name = ""
  let prefix: String
  init(prefix: String) { self.prefix = prefix }
  mutating func update() { name = scheme == .dark ? "dark" : "light" }
  var wrappedValue: String { prefix + name + "\(count)" }
  var projectedValue: Binding<Int> { $count }
}
struct Selection: DynamicProperty {
  @State var row = 1
  @Namespace var names
}
struct DynamicProperties: View {
  @Themed(prefix: "a-") private var first
  @Themed(prefix: "b-") private var second
  private var selection = Selection()
  var body: some View {
    Text(first)
    Stepper(second, value: $second)
    Text("\(selection.row)").matchedGeometryEffect(id: selection.row, in: selection.names)
  }
}
#Preview { DynamicProperties() }
