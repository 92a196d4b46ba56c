import SwiftUI

struct Box: View {
  let name: String
  var body: some View {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier(name)
  }
}

struct Roomy: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(.leading, 10).accessibilityIdentifier("roomy")
  }
}

struct Wide: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 15)
  }
}

// A menu is a button, which the style of the buttons around draws.
#Preview("Menus are drawn by styles", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading, spacing: 0) {
    Menu { Box(name: "inside") } label: { Box(name: "a") }.menuStyle(Roomy())
    Menu { Text("x") } label: { Box(name: "b") }.buttonStyle(Wide())
    Menu { Text("x") } label: { Box(name: "c") }.menuStyle(.button).buttonStyle(Wide())
    Menu { Text("x") } label: { Box(name: "d") }.menuStyle(.borderlessButton).buttonStyle(Wide())
  }
}
// roomy: 65 10 50 20
// a: 75 10 40 20
// b: 80 30 40 20
// c: 80 50 40 20
// d: 65 70 40 20
// inside: absent

struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      configuration.content
    }
  }
}

#Preview("Groups of controls are drawn by styles", traits: .fixedLayout(width: 200, height: 100)) {
  ControlGroup {
    Box(name: "first")
    Box(name: "second")
  } label: {
    Color.blue.frame(width: 100, height: 10).accessibilityIdentifier("label")
  }
  .controlGroupStyle(Column())
}
// label: 50 21 100 10
// first: 50 35 40 20
// second: 50 59 40 20

struct Under: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .trailing, spacing: 0) {
      configuration.label
      Color.green
        .frame(width: configuration.displayedComponents.contains(.date) ? 60 : 10, height: 10)
        .accessibilityIdentifier("day")
      DatePicker(selection: configuration.$selection, displayedComponents: []) {
        Box(name: "again")
      }
    }
  }
}

// The picker in the style is drawn as pickers are around it: its label leads in the 60 of the day.
#Preview("Pickers of dates are drawn by styles", traits: .fixedLayout(width: 200, height: 100)) {
  DatePicker(selection: .constant(.now), displayedComponents: .date) { Box(name: "label") }
    .datePickerStyle(Under())
    .fixedSize()
}
// label: 90 25 40 20
// day: 70 45 60 10
// again: 70 55 40 20

extension Transaction { @Entry var isFast = false }
extension FocusedValues { @Entry var width: CGFloat? }
private struct LengthKey: TransactionKey { static let defaultValue: CGFloat = 30 }
extension Transaction {
  var length: CGFloat {
    get { self[LengthKey.self] }
    set { self[LengthKey.self] = newValue }
  }
}

struct Told: View {
  @FocusedValue(\.width) private var width
  var lengths: (CGFloat, CGFloat) {
    var transaction = Transaction()
    let first: CGFloat = transaction.isFast ? 0 : transaction.length
    transaction.isFast = true
    transaction.length = 50
    let last = withTransaction(\.isFast, true) { transaction.isFast ? transaction.length : 0 }
    return (first, last)
  }
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: lengths.0, height: 10).accessibilityIdentifier("first")
      Color.red.frame(width: lengths.1, height: 10).accessibilityIdentifier("last")
      Color.blue.frame(width: width ?? 20, height: 10).accessibilityIdentifier("focused")
    }
    .focusedSceneValue(\.width, 100)
  }
}

#Preview("Changes and focus are told entries", traits: .fixedLayout(width: 100, height: 30)) {
  Told()
}
// first: 35 0 30 10
// last: 25 10 50 10
// focused: 40 20 20 10

struct Playing: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  var name: String
  var body: some View {
    Color.red.frame(width: placement == .expanded ? 60 : placement == nil ? 30 : 10, height: 10)
      .accessibilityIdentifier(name)
  }
}

// Of 300 the bar takes 49 and a gap of 8; the accessory is 48 high.
#Preview("What is above a bar knows it", traits: .fixedLayout(width: 200, height: 300)) {
  TabView { Tab("a", systemImage: "star") { Playing(name: "page") } }
    .tabViewBottomAccessory { Playing(name: "accessory") }
}
// accessory: 70 214 60 10
// page: 85 92.5 30 10
