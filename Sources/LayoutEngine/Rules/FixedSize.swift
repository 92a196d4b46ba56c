/// `fixedSize(horizontal:vertical:)`: asks for the view's ideal in the chosen dimensions.
enum FixedSize {
  static func childProposal(
    _ proposal: Proposal,
    horizontal: Bool,
    vertical: Bool
  ) -> Proposal {
    Proposal(
      width: horizontal ? .nan : proposal.width,
      height: vertical ? .nan : proposal.height
    )
  }
}
