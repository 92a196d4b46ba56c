import SwiftUI

/// A generic key of preferences, which is another key for each type.
struct Collected<Value>: PreferenceKey {
  static var defaultValue: [Value] { [] }
  static func reduce(value: inout [Value], nextValue: () -> [Value]) { value += nextValue() }
}
struct Marked: View {
  var body: some View {
    HStack(spacing: 48) {
      Text("marked")
        .anchorPreference(key: Collected<Anchor<CGPoint>>.self, value: .center) { [$0] }
        .anchorPreference(key: Collected<Anchor<CGRect>>.self, value: .bounds) { [$0] }
        .preference(key: Collected<String>.self, value: ["one"])
      Text("plain").preference(key: Collected<String>.self, value: ["two"])
    }
    .overlayPreferenceValue(Collected<Anchor<CGPoint>>.self) { centers in
      GeometryReader { proxy in
        ForEach(centers.indices, id: \.self) { Circle().frame(width: 4).position(proxy[centers[$0]]) }
      }
    }
    .backgroundPreferenceValue(Collected<Anchor<CGRect>>.self) { frames in
      GeometryReader { proxy in
        ForEach(frames.indices, id: \.self) { index in
          Rectangle().stroke().frame(width: proxy[frames[index]].width)
        }
      }
    }
    .overlayPreferenceValue(Collected<String>.self, alignment: .bottom) { Text($0.joined(separator: "+")) }
  }
}
#Preview { Marked() }
