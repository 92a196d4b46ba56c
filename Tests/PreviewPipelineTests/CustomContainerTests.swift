import Testing

@Suite struct `Containers that scenes write` {
  private static let containers = """
    extension ContainerValues { @Entry var isWide: Bool = false }
    struct RankKey: ContainerValueKey { static let defaultValue = 1 }
    extension ContainerValues {
      var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
      }
    }
    struct Rows<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(subviews: content) { row in
            row.frame(width: row.containerValues.isWide ? 60 : 40, alignment: .leading)
          }
        }
      }
    }
    struct Box: View {
      var body: some View { Color.red.frame(width: 20, height: 10) }
    }
    """
  private static let a = ".accessibilityIdentifier(\"a\")"

  @Test(
    arguments: [
      FrameCase("one row for each view", "Rows { Box(); Box()\(a) }", [30, 50, 20, 10]),
      FrameCase(
        "a row for each turn of a loop",
        "Rows { ForEach(0..<3) { n in Box().accessibilityIdentifier(n == 2 ? \"a\" : \"b\") } }",
        [30, 55, 20, 10]
      ),
      FrameCase(
        "a value for the container",
        "Rows { Box()\(a).containerValue(\\.isWide, true); Box() }",
        [20, 40, 20, 10]
      ),
      FrameCase(
        "a value under a key",
        """
        Group(subviews: Box().containerValue(\\.rank, 3)) { all in
          Color.red.frame(width: CGFloat(all[0].containerValues.rank) * 10, height: 10)\(a)
        }
        """,
        [35, 45, 30, 10]
      ),
      FrameCase(
        "the first, and the rest in a slice",
        """
        Group(subviews: Group { Box(); Text("bb"); Text("c") }) { all in
          VStack(alignment: .leading, spacing: 0) {
            if let first = all.first { first.padding(5) }
            HStack(spacing: 0) { all[1...] }\(a)
          }
        }
        """,
        [35, 52, 24, 16]
      ),
      FrameCase(
        "a tag",
        """
        Group(subviews: Box().tag(30)) { all in
          let width = all.first?.containerValues.tag(for: Int.self) ?? 10
          let other = all.first?.containerValues.tag(for: String.self) == nil
          Color.red.frame(width: CGFloat(width), height: other ? 10 : 20)\(a)
        }
        """,
        [35, 45, 30, 10]
      ),
      FrameCase(
        "columns of sections",
        """
        HStack(alignment: .top, spacing: 0) {
          ForEach(sections: Group {
            Section { Box() } header: { Text("h") }
            Section { Box()\(a); Box() }
          }) { section in
            VStack(spacing: 0) { section.header; section.content; section.footer }
          }
        }
        """,
        [50, 37, 20, 10]
      ),
    ]
  )
  func `give each view its place`(expected: FrameCase) throws {
    var expected = expected
    expected.declarations = Self.containers
    try expected.check()
  }
}
