import SwiftUI

enum Side: Hashable { case left, right }
struct Bounds: PreferenceKey {
  typealias Value = [Side: Anchor<CGRect>]
  static var defaultValue: Value { [:] }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}
struct Frame: LayoutValueKey { static let defaultValue = CGSize.zero }
struct Marked: View {
  @State var height: CGFloat = 0
  var body: some View {
    Text("x").anchorPreference(key: Bounds.self, value: .bounds) { [.left: $0] }
      .layoutValue(key: Frame.self, value: .init(width: 1, height: 2))
      .overlayPreferenceValue(Bounds.self) { bounds in
        if let bounds = bounds[.left] {
          GeometryReader { Circle().frame(width: $0[bounds].width) }
        }
      }
      .transformPreference(Bounds.self) { $0[.right] = $0[.left] }
      .onPreferenceChange(Bounds.self) { height = $0.isEmpty ? .zero : 1 }
  }
}
