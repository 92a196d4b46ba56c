import SwiftUI

enum Flavor: String, CaseIterable { case mint, plum }
struct EnumPicker<T: CaseIterable & Hashable & RawRepresentable>: View
where T.RawValue == String, T.AllCases: RandomAccessCollection {
  @Binding var selection: T
  var body: some View {
    Picker("x", selection: $selection) {
      ForEach(T.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
    }
  }
}
struct Counted<T: CaseIterable>: ViewModifier {
  func body(content: Content) -> some View { VStack { content; Text("\(T.allCases.count)") } }
}
#Preview { EnumPicker(selection: .constant(Flavor.mint)).modifier(Counted<Flavor>()) }
