import SwiftUI

struct Fill: View {
  let name: String
  var body: some View { Color.red.frame(height: 10).accessibilityIdentifier(name) }
}

struct Node: Identifiable {
  let id: String
  var children: [Node]?
}

// A row's content is 248 wide; a mark of one letter and the least gap before it take 16 of them.
#Preview("A mark stands behind its row", traits: .fixedLayout(width: 320, height: 400)) {
  List {
    Fill(name: "bare")
    Fill(name: "zero").badge(0)
    Fill(name: "marked").badge(7)
    Fill(name: "word").badge("new")
    NavigationLink(value: 1) { Fill(name: "link") }.badge(7)
    NavigationLink(value: 1) { Fill(name: "inside").badge(7) }
  }
}
// bare: 36 52 248 10
// zero: 36 96 248 10
// marked: 36 140 232 10
// word: 36 184 216 10
// link: 36 228 208 10
// inside: 36 272 208 10

#Preview(
  "A title stands over the texts behind it",
  traits: .fixedLayout(width: 200, height: 200)
) {
  VStack(spacing: 10) {
    LabeledContent {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("value")
    } label: {
      Text("Title").accessibilityIdentifier("title")
      Text("Subtitle").accessibilityIdentifier("subtitle")
    }
    Toggle(isOn: .constant(true)) {
      Label("Sound", systemImage: "bell").accessibilityIdentifier("label")
      Text("On").accessibilityIdentifier("below")
    }
    Toggle(isOn: .constant(true)) {
      Image(systemName: "bell").accessibilityIdentifier("icon")
      Text("On").accessibilityIdentifier("beside")
    }
  }
}
// title: 0 42.5 40 16
// subtitle: 0 58.5 64 16
// value: 180 53.5 20 10
// label: 0 84.5 64 16
// below: 0 100.5 16 16
// icon: 0 134 16 16
// beside: 24 134 16 16

// Only the roots are seen; those that may contain others have a chevron at the end.
#Preview("The rows of trees are closed", traits: .fixedLayout(width: 320, height: 300)) {
  List {
    OutlineGroup([Node(id: "a", children: [Node(id: "b")]), Node(id: "c")], children: \.children) {
      Fill(name: $0.id)
    }
    Section(isExpanded: .constant(false)) {
      Fill(name: "hidden")
    } header: {
      Text("Closed").accessibilityIdentifier("header")
    }
  }
}
// a: 36 52 224 10
// b: absent
// c: 36 96 248 10
// header: 36 140 48 16
// hidden: absent

#Preview("A tree may have one root", traits: .fixedLayout(width: 320, height: 300)) {
  List {
    OutlineGroup(Node(id: "root", children: [Node(id: "b")]), children: \.children) {
      Fill(name: $0.id)
    }
  }
}
// root: 36 52 224 10
// b: absent

// The tick takes 16 of the 248, and the least gap before it 8.
#Preview("Options of a list are rows", traits: .fixedLayout(width: 320, height: 300)) {
  Form {
    Picker(selection: .constant(2)) {
      Fill(name: "one").tag(1)
      Fill(name: "two").tag(2)
    } label: {
      Text("Number").accessibilityIdentifier("label")
    }
    .pickerStyle(.inline)
    Picker("Number", selection: .constant(2)) {
      Fill(name: "alone").tag(2)
    }
    .pickerStyle(.inline)
    .labelsHidden()
  }
}
// label: 36 49 48 16
// one: 36 96 248 10
// two: 36 140 224 10
// alone: 36 184 224 10

#Preview("Links that scroll have no chevron", traits: .fixedLayout(width: 320, height: 200)) {
  List {
    NavigationLink(value: 1) { Fill(name: "row") }
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        NavigationLink(value: 2) { Fill(name: "first").frame(width: 100) }
        NavigationLink(value: 3) { Fill(name: "second").frame(width: 100) }
      }
    }
  }
}
// row: 36 52 224 10
// first: 36 96 100 10
// second: 146 96 100 10

// Without the chevron of 16 and the gaps of 8 beside the spacer of 8, the spacer alone stays.
#Preview("Links may end without a chevron", traits: .fixedLayout(width: 320, height: 200)) {
  List {
    NavigationLink(value: 1) { Fill(name: "link") }
    NavigationLink(value: 1) { Fill(name: "bare") }.navigationLinkIndicatorVisibility(.hidden)
  }
}
// link: 36 52 224 10
// bare: 36 96 240 10
