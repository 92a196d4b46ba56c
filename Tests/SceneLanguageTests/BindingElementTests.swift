import Testing

@Suite struct `Bindings to the elements of an array` {
  private func run(_ views: String) -> SceneRun {
    SceneRun(
      """
      import SwiftUI
      struct Pet: Identifiable, Hashable { let id: Int; var votes: Int; var isOn = false }
      struct Card: View {
        @State private var pets = [Pet(id: 1, votes: 3), Pet(id: 2, votes: 5)]
        var body: some View { VStack { \(views) } }
        func told(_ value: Any) -> some View { let _ = print(value); return Text("x") }
      }
      """
    )
  }

  @Test(arguments: [
    ("ForEach($pets) { $pet in told(pet.votes) }", ["3", "5"]),
    ("ForEach($pets, id: \\.id) { $pet in told($pet.wrappedValue.votes) }", ["3", "5"]),
    (
      "ForEach($pets) { $pet in Toggle(\"a\", isOn: $pet.isOn); told($pet.votes.wrappedValue) }",
      ["3", "5"]
    ),
    ("List($pets) { $pet in told(pet.votes) }", ["3", "5"]),
    ("ForEach($pets) { pet in told(pet.wrappedValue.votes) }", ["3", "5"]),
    (
      "ForEach(Array($pets.enumerated()), id: \\.offset) { index, $pet in told(pet.votes - index) }",
      ["3", "4"]
    ),
    ("ForEach($pets.indices, id: \\.self) { told($pets[$0].votes.wrappedValue) }", ["3", "5"]),
    ("told($pets.count)", ["2"]),
    (
      "ForEach($pets) { $pet in Button(\"a\") { let pet = 1; print(pet) }; told(pet.votes) }",
      ["3", "5"]
    ),
  ])
  func `are what each view is made from`(views: String, printed: [String]) {
    let run = run(views)
    #expect(run.messages == [])
    #expect(run.console == printed)
  }

  @Test func `change the array`() {
    let run = run("ForEach($pets) { $pet in let _ = (pet.votes += 1) }; told(pets.map(\\.votes))")
    #expect(run.messages == [])
    #expect(run.console == ["[4, 6]"])
  }

  @Test(arguments: [
    ("ForEach($pets) { $pet in told(pet.vote) }", "value of type 'Pet' has no member 'vote'"),
    ("ForEach($pets) { $pet in told(pets1) }", "cannot find 'pets1' in scope"),
    ("Toggle(\"a\", isOn: $pets)", "'Binding<[Pet]>' to expected argument type 'Binding<Bool>'"),
  ])
  func `have mistakes told as values do`(views: String, words: String) {
    let messages = run(views).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains(words) == true, "\(messages)")
  }
}

@Suite struct `Closures of one branching statement` {
  @Test(arguments: [
    // The branches have no type in common: the closure gives nothing.
    (
      "withAnimation { if names.contains(\"a\") { names.remove(\"a\") } else { names.insert(\"a\") } }",
      "false"
    ),
    (
      "withAnimation { switch names.count { case 0: print(0); default: names.remove(\"a\") } }",
      "false"
    ),
  ])
  func `may do different things`(statement: String, left: String) {
    let run = SceneRun(
      "import SwiftUI\nvar names: Set<String> = [\"a\"]\n\(statement)\nprint(names.contains(\"a\"))\nText(\"x\")"
    )
    #expect(run.messages == [])
    #expect(run.console == [left])
  }

  @Test func `give what their branches give`() {
    let run = SceneRun(
      "let n = [1, 2].map { if $0 > 1 { \"many\" } else { \"one\" } }\nprint(n)\nText(\"x\")"
    )
    #expect(run.console == ["[\"one\", \"many\"]"])
  }
}

@Suite struct `Types that a place or a protocol tells` {
  @Test func `the type of an identity`() {
    let run = SceneRun(
      """
      struct Card: Identifiable { let id: Int }
      struct Row: Identifiable { let id = "x"; var other: ID? = "y" }
      var chosen: Card.ID? = 3
      let row: Row.ID = Row().id
      print(chosen ?? 0, row, Row().other ?? "")
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["3 x y"])
  }

  @Test func `an element of an array that is written where it is used`() {
    let run = SceneRun(
      "import SwiftUI\nlet colors = (0..<2).map { i -> Color in [.red, .green][i] }\nprint(colors.count)\nText(\"x\").foregroundStyle([Color.red, .blue][1])"
    )
    #expect(run.messages == [])
    #expect(run.console == ["2"])
  }

  @Test(arguments: [
    (
      "Text(\"x\").appStoreOverlay(isPresented: .constant(true)) { }",
      "2:11: error: Diptych does not support 'appStoreOverlay' of 'Text' yet"
    ),
    ("SceneView { }", "2:1: error: Diptych does not support 'SceneView' yet"),
    (
      "let m: NSHostingController? = nil; Text(\"x\")",
      "2:8: error: Diptych does not support 'NSHostingController' yet"
    ),
    (
      "let t = UITextView().textStorage; Text(\"x\")",
      "2:22: error: Diptych does not support 'textStorage' of 'UITextView' yet"
    ),
    (
      "Text(\"x\").apStoreOverlay()",
      "2:11: error: value of type 'Text' has no member 'apStoreOverlay'"
    ),
  ])
  func `a name of a framework that is missing here`(code: String, message: String) {
    #expect(SceneRun("import SwiftUI\n" + code).messages.first == message)
  }
}
