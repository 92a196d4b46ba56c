/// How large a sheet is where there is much room both ways, as on a tablet.
public struct PresentationSizing: Hashable, Sendable {
  private enum Base: Hashable {
    case form
    case page
  }

  private var base: Base
  private var fitsWidth = false
  private var fitsHeight = false

  /// As the system decides: a form.
  public static let automatic = PresentationSizing(base: .form)
  /// A form, whatever it contains.
  public static let form = PresentationSizing(base: .form)
  /// A page, larger than a form.
  public static let page = PresentationSizing(base: .page)
  /// As large as the content would like to be.
  public static let fitted = PresentationSizing(base: .form).fitted(
    horizontal: true,
    vertical: true
  )

  private init(base: Base) {
    self.base = base
  }

  /// The size, but along some axes as the content would like it.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    var sizing = self
    sizing.fitsWidth = fitsWidth || horizontal
    sizing.fitsHeight = fitsHeight || vertical
    return sizing
  }

  /// The size, which along some axes only grows while the content changes; a picture shows it once.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }

  /// The size of a sheet, in points.
  ///
  /// - Parameters:
  ///   - screen: The area that it may cover.
  ///   - ideal: What its content would like.
  /// - Returns: The size, at most that of the area.
  func size(in screen: CGSize, ideal: CGSize) -> CGSize {
    let standard =
      switch base {
      case .form: SheetMetrics.form
      case .page:
        CGSize(
          width: SheetMetrics.pageWidth,
          height: max(screen.height - 2 * SheetMetrics.pageMargin, 0)
        )
      }
    return CGSize(
      width: min(fitsWidth ? ideal.width : standard.width, screen.width),
      height: min(fitsHeight ? ideal.height : standard.height, screen.height)
    )
  }
}

extension View {
  /// Decides how large a sheet is where there is much room.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    SheetWish(content: self) { $0.sizing = sizing }
  }
}

/// A card in the middle of the screen, as large as its content asks for; it has no detents.
struct SizedCard<Card: View>: ComposedView {
  let wishes: SheetWishes
  @ViewBuilder let card: Card

  var body: some View {
    SizedCardLayout(wishes: wishes) { card }
  }
}

private struct SizedCardLayout: Layout {
  let wishes: SheetWishes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let screen = proposal.replacingUnspecifiedDimensions()
    let ideal = subviews[0].sizeThatFits(.unspecified)
    return wishes.sizing.size(in: screen, ideal: ideal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
