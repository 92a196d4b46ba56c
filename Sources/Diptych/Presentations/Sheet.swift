/// A card over the canvas, as the system shows a sheet.
///
/// Where there is much room both ways, on a tablet, it is a form in the middle of the screen; so
/// since iOS 18. Elsewhere it covers the lower part of the canvas and reaches to the lower edge of
/// the screen, and its content keeps out of the unsafe area there. Its height is that of the smallest
/// detent that the content asks for.
struct Sheet: ComposedView {
  let content: any View
  private let wishes = SheetWishes()

  var body: some View {
    SizedPresentation {
      form
    } small: {
      ZStack(alignment: .bottom) {
        Scrim()
        card
          .background {
            CardGround()
              .padding(.bottom, -2 * SheetMetrics.cornerRadius)
              .ignoresSafeArea(edges: .bottom)
          }
          .containerRelativeFrame(.vertical) { [wishes] length, _ in
            wishes.height(in: max(length - SheetMetrics.top, 0))
          }
      }
    }
  }

  private var form: some View {
    ZStack {
      Scrim()
      SizedCard(wishes: wishes) {
        card
          .environment(\.horizontalSizeClass, .compact)
          .background { CardGround() }
      }
    }
  }

  private var card: some View {
    WishingSheet(content: content, wishes: wishes)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { SheetHandle(wishes: wishes) }
  }
}

/// What the content of a sheet or a popover stands on.
struct CardGround: ComposedView {
  var body: some View {
    ZStack {
      SheetMetrics.card.fill(BackgroundStyle())
      SheetMetrics.card.stroke(SheetMetrics.line)
    }
  }
}

/// The lengths and colours of sheets; lengths in points.
enum SheetMetrics {
  /// What a sheet leaves free at the top of the canvas.
  static let top: CGFloat = 10
  /// The size of a form on a tablet.
  ///
  /// `UIKit` gives every form the same size, whatever it contains;
  /// the numbers are those that code for tablets reckons with, and newer systems make it a little
  /// larger: weak.
  static let form = CGSize(width: 540, height: 620)
  /// The width of a page on a tablet, which is as high as the screen but for a margin: weak.
  static let pageWidth: CGFloat = 704
  /// What a page leaves free above and below it: weak.
  static let pageMargin: CGFloat = 20
  static let handle = CGSize(width: 36, height: 5)
  static let handleTop: CGFloat = 5
  static let cornerRadius: CGFloat = 10
  /// The edge of a card: on a screen its shade tells it from what lies behind.
  static let line = HierarchicalShapeStyle.secondary
  /// The outline of a card, whose lower corners lie beyond the screen.
  static let card = RoundedRectangle(cornerRadius: cornerRadius)
}

/// The handle by which a sheet is dragged, where the content or its heights ask for it.
private struct SheetHandle: ComposedView {
  let wishes: SheetWishes

  var body: some View {
    Capsule().fill(ControlPaint.track)
      .frame(width: SheetMetrics.handle.width, height: SheetMetrics.handle.height)
      .padding(.top, SheetMetrics.handleTop)
      .layoutModifier { [wishes] tree in
        tree.rule(for: .sized { _, _ in wishes.hasHandle ? .opacity(1) : .hidden })
      }
  }
}

/// What the content of a sheet asks of it, known when the content is lowered.
final class SheetWishes {
  var detents: Set<PresentationDetent> = []
  var handle = Visibility.automatic
  var sizing = PresentationSizing.automatic

  /// A handle tells by itself that a sheet rests at several heights.
  var hasHandle: Bool { handle == .visible || handle == .automatic && detents.count > 1 }

  /// The height of a sheet that may be `most` points high: that of the smallest detent.
  func height(in most: CGFloat) -> CGFloat {
    detents.map { $0.height(in: most) }.min() ?? most
  }
}

/// The content of a sheet, which may ask something of it.
private struct WishingSheet: PrimitiveView {
  let content: any View
  let wishes: SheetWishes

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.surroundings.sheetWishes = wishes
    let center = tree.pair(.center)
    tree.element(nil, rule: .zStack(center), in: scope) { tree in
      let screen = tree.beginContainer()
      let views = tree.begin(.zStack(center), in: scope)
      tree.lower(Written(content: AnyView(any: content)), in: scope.inside(stackAxis: nil))
      tree.end(views)
      tree.end(screen)
    }
  }
}

/// A view that asks something of the sheet around it.
package struct SheetWish<Content: View>: PrimitiveView {
  let content: Content
  let ask: (SheetWishes) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    if let wishes = scope.surroundings.sheetWishes { ask(wishes) }
    tree.lower(content, in: scope)
  }
}

/// A view over the whole screen.
struct Cover: ComposedView {
  let content: any View

  var body: some View {
    ZStack {
      Rectangle().fill(BackgroundStyle()).ignoresSafeArea()
      Written(content: AnyView(any: content))
    }
  }
}
