extension GraphicsContext {
  /// A text that is ready to be drawn and whose size is known.
  public struct ResolvedText {
    let text: Text
    let measuring: ViewMeasuring
    /// What the text is painted with.
    public var shading = Shading.foreground

    /// The size of the text when it is offered a size, in points.
    public func measure(in size: CGSize) -> CGSize { measuring.size(of: text, in: size) }

    /// The distance of the first baseline from the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { measure(in: size).height > 0 ? 13 : 0 }
  }

  /// An image that is ready to be drawn and whose size is known.
  public struct ResolvedImage {
    let image: Image
    /// The size of the image, in points.
    public let size: CGSize
    /// What a template is painted with.
    public var shading: Shading?
    /// The distance of the baseline from the top, in points.
    public var baseline: CGFloat { size.height }
  }

  /// A view of the canvas that is ready to be drawn and whose size is known.
  public struct ResolvedSymbol {
    let view: any View
    /// The size of the view, in points.
    public let size: CGSize
  }

  /// What changes all that is drawn from now on; colours and blurs show in no cell.
  public struct Filter: Sendable {}

  /// Measures a text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, measuring: measuring)
  }

  /// Measures an image.
  public func resolve(_ image: Image) -> ResolvedImage {
    let limit = CGSize(width: CGFloat.infinity, height: .infinity)
    return ResolvedImage(image: image, size: measuring.size(of: image, in: limit), shading: nil)
  }

  /// The view of the canvas's symbols that has a tag, or `nil` when none has it.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    let view = TaggedPart(views: AnyView(any: symbols), tag: AnyHashable(id)).fixedSize()
    let size = measuring.size(of: view, in: .zero)
    return size == .zero ? nil : ResolvedSymbol(view: view, size: size)
  }

  /// Draws a text with its anchor, a fraction of its size, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.painted.fixedSize(), at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(
      text.painted.frame(width: rect.width, height: rect.height, alignment: .topLeading),
      at: rect.origin,
      .topLeading
    )
  }

  /// Draws an image with its anchor, a fraction of its size, at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.painted(image.image), at: point, anchor)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(
      image.painted(image.image.resizable().frame(width: rect.width, height: rect.height)),
      at: rect.origin,
      .topLeading
    )
  }

  /// Draws a symbol with its anchor, a fraction of its size, at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(AnyView(any: symbol.view), at: point, anchor)
  }

  /// Draws a symbol as large as a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(
      AnyView(any: symbol.view)
        .scaleEffect(
          x: rect.width / max(symbol.size.width, 1),
          y: rect.height / max(symbol.size.height, 1)
        )
        .frame(width: rect.width, height: rect.height),
      at: rect.origin,
      .topLeading
    )
  }

  /// Changes all that is drawn from now on, which shows in no cell.
  public mutating func addFilter(_ filter: Filter) {}
}

extension GraphicsContext.ResolvedText {
  fileprivate var painted: some View { shading.view { text.foregroundStyle($0) } }
}

extension GraphicsContext.ResolvedImage {
  fileprivate func painted(_ view: some View) -> AnyView {
    shading.map { shading in AnyView(shading.view { view.foregroundStyle($0) }) } ?? AnyView(view)
  }
}

/// Those of some views that have a tag.
private struct TaggedPart: PrimitiveView {
  let views: AnyView
  let tag: AnyHashable

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let tag = tag
    scope.membership.showsTag = { $0 == tag }
    tree.lower(views, in: scope)
  }
}
