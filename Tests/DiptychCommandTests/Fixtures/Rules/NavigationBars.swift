import SwiftUI

struct Fill: View {
  let name: String
  var body: some View { Color.red.accessibilityIdentifier(name) }
}

#Preview("A view takes the title's place", traits: .fixedLayout(width: 200, height: 100)) {
  NavigationStack {
    Fill(name: "content")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) { Fill(name: "middle").frame(width: 40, height: 20) }
      }
  }
}
// middle: 80 12 40 20
// content: 0 44 200 56

// A line of 52 with the field below the bar of 44 and the title of 52.
#Preview("A search field is there at rest", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title").searchable(text: .constant(""))
  }
}
// content: 0 148 200 152

#Preview("A subtitle stands below the title", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title").navigationSubtitle("Subtitle")
  }
}
// content: 0 120 200 180

#Preview("An inline subtitle stands in the bar", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content")
      .navigationTitle("Title").navigationSubtitle("Subtitle")
      .navigationBarTitleDisplayMode(.inline)
  }
}
// content: 0 44 200 256

// 49 for the tabs, 48 for the view, and 8 between them.
#Preview("A view stands above the tabs", traits: .fixedLayout(width: 200, height: 300)) {
  TabView {
    Tab("One", systemImage: "star") { Fill(name: "content") }
  }
  .tabViewBottomAccessory { Fill(name: "accessory") }
}
// content: 0 0 200 195
// accessory: 16 195 168 48

#Preview("Sections have margins", traits: .fixedLayout(width: 200, height: 300)) {
  List {
    Section { Fill(name: "first").frame(height: 10) }
    Section { Fill(name: "second").frame(height: 10) }
      .listSectionMargins(.horizontal, 30)
    Section { Fill(name: "third").frame(height: 10) }
      .listSectionMargins(.top, 5)
  }
}
// first: 36 52 128 10
// second: 50 131 100 10
// third: 36 180 128 10

// In the line of 52 below the bar of 44, and in that of 24 for the subtitle, 16 from the edge.
#Preview("A toolbar sets the large title", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title")
      .toolbar {
        ToolbarItem(placement: .largeTitle) { Fill(name: "large").frame(width: 40, height: 20) }
        ToolbarItem(placement: .largeSubtitle) { Fill(name: "small").frame(width: 30, height: 10) }
        ToolbarItem(placement: .subtitle) { Fill(name: "inline") }
      }
  }
}
// large: 16 60 40 20
// small: 16 96 30 10
// inline: absent
// content: 0 120 200 180

// A headline is a line of 16, with the subtitle's view below it: 26 of 44.
#Preview("A toolbar sets the inline subtitle", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .subtitle) { Fill(name: "small").frame(width: 30, height: 10) }
      }
  }
}
// small: 85 25 30 10
// content: 0 44 200 256

// As at rest: it is closed, and shows no tokens and no suggestions.
#Preview("A search field that tells more", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title")
      .searchable(text: .constant(""), isPresented: .constant(false), prompt: Text("Find"))
  }
}
// content: 0 148 200 152

#Preview("A search field with suggestions", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title")
      .searchable(text: .constant("")) { Text("One").searchCompletion("One") }
  }
}
// content: 0 148 200 152

#Preview("A search field with tokens", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content").navigationTitle("Title")
      .searchable(text: .constant(""), editableTokens: .constant([Subject.art])) { $token in
        Text(token.rawValue)
      }
  }
}
// content: 0 148 200 152
enum Subject: String, Identifiable {
  case art
  var id: Self { self }
}

// A menu of 16 stands for secondary actions behind the others, 8 apart.
#Preview("Secondary actions are in a menu", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("primary")
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("One") {}.accessibilityIdentifier("one")
          Button("Two") {}
        }
      }
  }
}
// primary: 140 12 20 20
// one: absent

#Preview("A bar without secondary actions", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Fill(name: "content")
      .toolbar {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("primary")
      }
  }
}
// primary: 164 12 20 20
