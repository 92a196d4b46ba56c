/// A label at the leading edge and what it names at the trailing one; alone where labels are hidden.
package struct LabeledRow<Content: View>: View {
  let label: StyleContent
  @ViewBuilder let content: Content
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  package var body: some View {
    if areLabelsHidden {
      content
    } else {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}
