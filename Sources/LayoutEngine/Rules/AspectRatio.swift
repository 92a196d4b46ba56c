/// `aspectRatio(_:contentMode:)`: offers the view a rectangle of the ratio and takes its answer.
///
/// The base is `ratio` by 1, or the view's ideal size when no ratio is given. Scaled by
/// k = min(p.width / base.width, p.height / base.height) it fits the proposal, by the maximum it
/// covers it; a dimension left open takes no part, as if infinite. A rigid view keeps its size.
package struct AspectRatio {
  /// Width over height; NaN where the view's ideal size decides.
  package var ratio: Double
  package var fills: Bool

  package init(ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio ?? .nan
    self.fills = fills
  }

  func childProposal(_ child: Int, in pass: LayoutPass, for proposal: Proposal) -> Proposal {
    if proposal.width.isNaN && proposal.height.isNaN { return proposal }
    var base = CGSize(width: ratio, height: 1)
    if ratio.isNaN {
      base = pass.size(of: child, for: .unspecified)
      if base.width == base.height { base = CGSize(width: 1, height: 1) }
    }
    // A base without extent, or without end, has no ratio that could be kept.
    guard base.width > 0, base.height > 0, (base.width * base.height).isFinite else {
      return proposal
    }
    let scale = scale(
      proposal.width.isNaN ? nil : proposal.width / base.width,
      proposal.height.isNaN ? nil : proposal.height / base.height
    )
    return Proposal(width: base.width * scale, height: base.height * scale)
  }

  /// The factor for both dimensions.
  ///
  /// Covering an area of which one dimension is open would take an infinite factor by the formula;
  /// the given dimension decides instead, for no view can be drawn infinitely large. Weakly
  /// attested.
  private func scale(_ horizontal: Double?, _ vertical: Double?) -> Double {
    guard let horizontal else { return vertical ?? 1 }
    guard let vertical else { return horizontal }
    return fills ? max(horizontal, vertical) : min(horizontal, vertical)
  }
}
