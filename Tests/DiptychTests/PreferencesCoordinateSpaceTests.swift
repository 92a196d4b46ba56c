import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Coordinate spaces` {
  /// What a reader 20 by 10 points in size sees, 8 points from the trailing end of a named box.
  private func seen<Value>(
    _ direction: LayoutDirection,
    _ read: @escaping (GeometryProxy) -> Value
  ) -> [Value] {
    var values: [Value] = []
    _ = ViewLayout(200, 100, direction) {
      ScrollView {
        HStack(spacing: 0) {
          Spacer()
          GeometryReader { geometry in
            let _ = values.append(read(geometry))
            Color.red
          }
          .frame(width: 20, height: 10)
          .padding(.trailing, 8)
        }
        .frame(width: 100, height: 40)
        .coordinateSpace(name: "box")
        .padding(.leading, 30)
        .padding(.top, 4)
      }
      .coordinateSpace(.named("window"))
      .padding(.top, 6)
    }
    return values
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `frames are physical in every space`(direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    func frame(_ x: CGFloat, _ y: CGFloat, mirroredIn width: CGFloat) -> [CGRect] {
      [CGRect(x: isMirrored ? width - x - 20 : x, y: y, width: 20, height: 10)]
    }
    #expect(seen(direction) { $0.frame(in: .local) } == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(seen(direction) { $0.frame(in: .named("box")) } == frame(72, 15, mirroredIn: 100))
    // A scroll view is as wide as its content, 130 points, and stands in the middle of 200.
    #expect(seen(direction) { $0.frame(in: .named("window")) } == frame(102, 19, mirroredIn: 130))
    #expect(seen(direction) { $0.frame(in: .scrollView) } == frame(102, 19, mirroredIn: 130))
    #expect(seen(direction) { $0.frame(in: .global) } == frame(137, 25, mirroredIn: 200))
  }

  @Test func `an unknown name means the canvas and has no bounds`() {
    let frames = seen(.leftToRight) { $0.frame(in: .named("nobody")) }
    #expect(frames == seen(.leftToRight) { $0.frame(in: .global) })
    #expect(seen(.leftToRight) { $0.bounds(of: .named("nobody")) } == [nil])
    let bounds = seen(.leftToRight) { $0.bounds(of: .named("box")) }
    #expect(bounds == [CGRect(x: -72, y: -15, width: 100, height: 40)])
  }

  @Test func `a reader knows how far it may reach into the unsafe area`() {
    var insets: [EdgeInsets] = []
    _ = ViewLayout(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        GeometryReader { geometry in
          let _ = insets.append(geometry.safeAreaInsets)
          Color.red
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(insets == [EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)])
  }

  @Test func `the nearest view of a name counts`() {
    var frames: [CGRect] = []
    _ = ViewLayout(100, 100) {
      ZStack(alignment: .topLeading) {
        GeometryReader { geometry in
          let _ = frames.append(geometry.frame(in: .named("same")))
          Color.red
        }
        .frame(width: 10, height: 10).padding(7).coordinateSpace(name: "same")
        .padding(20)
      }
      .coordinateSpace(name: "same")
    }
    #expect(frames == [CGRect(x: 7, y: 7, width: 10, height: 10)])
  }

  @Test func `closures read the environment of the view that wrote them`() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      let hear: (LayoutDirection) -> Void

      var body: some View {
        GeometryReader { _ in
          let _ = hear(direction)
          Color.red
        }
        ForEach(0..<1) { _ in
          let _ = hear(direction)
          Color.red
        }
      }
    }
    var heard: [LayoutDirection] = []
    _ = ViewLayout(100, 100, .rightToLeft) { Reader { heard.append($0) } }
    #expect(heard == [.rightToLeft, .rightToLeft])
  }
}
