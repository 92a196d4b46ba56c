/// A row of a list with the line that separates it from the next one.
///
/// The row alone decides the size. The line lies directly below it, from where the row sets a guide,
/// or else from an inset, to where it sets another, or else to its trailing edge.
package struct RowLine {
  package var leading: AlignmentIndex
  package var trailing: AlignmentIndex
  /// Where the line begins below a row that does not tell, in points from its leading edge.
  package var inset: CGFloat

  package init(leading: AlignmentIndex, trailing: AlignmentIndex, inset: CGFloat) {
    self.leading = leading
    self.trailing = trailing
    self.inset = inset
  }

  func arrange(_ node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    let row = node + 1
    pass.put(row, at: .zero, size: size, proposal: proposal)
    let line = Int(pass.nodes[row].end)
    guard line < Int(pass.nodes[node].end) else { return }
    func told(_ index: AlignmentIndex) -> Double? {
      pass.explicitGuide(index, .horizontal, of: row, size: size, proposal: proposal)
    }
    let start = told(leading) ?? inset
    let offer = Proposal(width: max((told(trailing) ?? size.width) - start, 0), height: size.height)
    let own = pass.size(of: line, for: offer)
    pass.put(line, at: CGPoint(x: start, y: size.height), size: own, proposal: offer)
  }
}
