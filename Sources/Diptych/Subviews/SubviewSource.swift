internal import LayoutEngine

/// A view and what its census found.
final class SubviewSource {
  private let content: any View
  let census = SubviewVisit()

  /// Counts the elements of a view where it stands.
  init(_ content: some View, in scope: LoweringScope) {
    self.content = content
    var scope = scope
    // What the elements do beside being seen they do when they are let through.
    var quiet = Surroundings()
    quiet.isInList = scope.surroundings.isInList
    quiet.styles = scope.surroundings.styles
    scope.surroundings = quiet
    scope.membership.visit = census
    var tree = LayoutTree()
    tree.lower(content, in: scope)
  }

  /// All elements of the view.
  var subviews: SubviewsCollection {
    SubviewsCollection(source: self, positions: 0..<census.elements.count)
  }

  /// The elements of the view by the sections in which they stand.
  var sections: [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var rest = census.elements.indices
    while let first = rest.first {
      let section = census.elements[first].section
      let end = rest.first { census.elements[$0].section != section } ?? rest.upperBound
      sections.append(configuration(of: first..<end))
      rest = end..<rest.upperBound
    }
    return sections
  }

  private func configuration(of positions: Range<Int>) -> SectionConfiguration {
    func part(_ place: SubviewPlace) -> SubviewsCollection {
      let first = positions.first { census.elements[$0].place == place } ?? positions.lowerBound
      let count = positions.count { census.elements[$0].place == place }
      return SubviewsCollection(source: self, positions: first..<first + count)
    }
    return SectionConfiguration(
      id: SectionConfiguration.ID(position: positions.lowerBound),
      header: part(.header),
      content: part(.content),
      footer: part(.footer)
    )
  }

  /// Appends some of the elements.
  func lower(_ positions: Range<Int>, into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.membership.visit = SubviewVisit(census, wanted: positions, in: scope.membership.visit)
    tree.lower(content, in: scope)
  }
}
