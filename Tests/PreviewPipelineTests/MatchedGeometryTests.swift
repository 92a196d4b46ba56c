import Testing

@Suite struct `Views that follow the geometry of another` {
  /// A source of 40 by 40 in the top leading corner of a canvas of 100 by 100, and a follower in its
  /// middle, whose slot is 20 by 10.
  private static func followed(_ arguments: String, wrapped: String = "") -> String {
    """
    Scene { space in
      Color.blue.accessibilityIdentifier("a")\(wrapped)
        .matchedGeometryEffect(id: 1, in: space\(arguments), isSource: false)
        .frame(width: 20, height: 10)
    }
    """
  }

  private static let scene = """
    struct Scene<Content: View>: View {
      @Namespace private var space
      @ViewBuilder let content: (Namespace.ID) -> Content
      var body: some View {
        ZStack {
          content(space)
          Color.red.frame(width: 40, height: 40)
            .matchedGeometryEffect(id: 1, in: space)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
    """

  @Test(
    arguments: [
      FrameCase("its frame", followed(""), [0, 0, 40, 40]),
      FrameCase("its size", followed(", properties: .size"), [30, 30, 40, 40]),
      FrameCase("its position", followed(", properties: .position"), [10, 15, 20, 10]),
      FrameCase(
        "its corner",
        followed(", properties: .position, anchor: .bottomTrailing"),
        [20, 30, 20, 10]
      ),
      FrameCase(
        "its middle where the size is the view's own",
        followed("", wrapped: ".frame(width: 30, height: 20)"),
        [5, 10, 30, 20]
      ),
      FrameCase(
        "nothing of another name",
        """
        Scene { space in
          Color.blue.accessibilityIdentifier("a").frame(width: 20, height: 10)
            .matchedGeometryEffect(id: 2, in: space, isSource: false)
        }
        """,
        [40, 45, 20, 10]
      ),
      FrameCase(
        "nothing of another view's names",
        """
        Scene { _ in
          Scene { space in Color.blue.frame(width: 8, height: 8) }
            .overlay { Follower() }
        }
        """,
        [40, 45, 20, 10]
      ),
      FrameCase(
        "and keeps its slot",
        """
        Scene { space in
          Color.blue.frame(width: 20, height: 10)
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
            .background { Color.green.accessibilityIdentifier("a") }
        }
        """,
        [40, 45, 20, 10]
      ),
    ]
  )
  func `stand in its place and keep their own in layout`(expected: FrameCase) throws {
    var expected = expected
    expected.declarations =
      Self.scene + """

        struct Follower: View {
          @Namespace private var space
          var body: some View {
            Color.blue.accessibilityIdentifier("a").frame(width: 20, height: 10)
              .matchedGeometryEffect(id: 1, in: space, isSource: false)
          }
        }
        """
    try expected.check()
  }
}
