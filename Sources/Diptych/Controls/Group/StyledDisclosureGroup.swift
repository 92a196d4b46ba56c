/// A disclosure group as one element, drawn by a style.
struct StyledDisclosureGroup: Control {
  private let style: any DisclosureGroupStyle
  private let configuration: DisclosureGroupStyleConfiguration

  init(style: any DisclosureGroupStyle, _ configuration: DisclosureGroupStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  var elementName: String { "DisclosureGroup" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View { styled(by: style) }

  private func styled(by style: some DisclosureGroupStyle) -> StyleBody {
    StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$disclosureGroup.leave()
    }
  }
}

/// The row of a list that opens and closes the rows below it.
struct DisclosureRow: Control {
  let configuration: DisclosureGroupStyleConfiguration

  var elementName: String { "DisclosureGroup" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    DisclosureLabel(configuration: configuration)
  }
}

/// The label of a disclosure group with a chevron at the trailing end.
struct DisclosureLabel: ComposedView {
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
        .foregroundStyle(TintShapeStyle())
    }
  }
}
