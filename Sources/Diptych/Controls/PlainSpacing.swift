/// One view that keeps the default distance to its neighbours, also where it is a text inside.
///
/// Only text above text stands without a gap; a button with a title is no text to its neighbours.
struct PlainSpacing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// Views over each other that keep the default distance to their neighbours.
package struct PlainlySpaced<Content: View>: ComposedView {
  @ViewBuilder let content: Content

  package var body: some View {
    PlainSpacing()(content: content)
  }
}

extension PlainSpacing {
  /// Puts several views over each other, so that the layout sees one.
  fileprivate func callAsFunction<Content: View>(content: Content) -> some View {
    self { ZStack { content } }
  }
}
