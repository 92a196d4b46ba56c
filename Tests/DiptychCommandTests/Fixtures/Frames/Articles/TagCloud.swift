import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let maxWidth = proposal.replacingUnspecifiedDimensions().width
    var currentX: CGFloat = 0
    var currentY: CGFloat = 0
    var rowHeight: CGFloat = 0
    for size in cache.sizes {
      if currentX + size.width > maxWidth && currentX > 0 {
        currentX = 0
        currentY += rowHeight + spacing
        rowHeight = 0
      }
      currentX += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return CGSize(width: maxWidth, height: currentY + rowHeight)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var x = bounds.minX
    var y = bounds.minY
    var rowHeight: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let size = cache.sizes[index]
      if x + size.width > bounds.maxX, x > bounds.minX {
        x = bounds.minX
        y += rowHeight + spacing
        rowHeight = 0
      }
      subview.place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
  }
}

struct Tag: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isSelected = false
}

@Observable final class TagModel {
  var tags: [Tag] = ["Swift", "Layout", "Right to left", "Terminal", "Preview", "Grid"].map {
    Tag(title: $0)
  }
  var selectedCount: Int { tags.count(where: \.isSelected) }
  init() { tags[1].isSelected = true }
  func toggle(_ tag: Tag) {
    guard let index = tags.firstIndex(where: { $0.id == tag.id }) else { return }
    tags[index].isSelected.toggle()
  }
}

struct TagCloud: View {
  @State private var model = TagModel()
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("^[\(model.selectedCount) tag](inflect: true) selected").font(.headline)
        .accessibilityIdentifier("title")
      FlowLayout(spacing: 6) {
        ForEach(model.tags) { tag in
          Button {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { model.toggle(tag) }
          } label: {
            Text(tag.title)
              .font(.subheadline.weight(tag.isSelected ? .semibold : .regular))
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .background(tag.isSelected ? Color.accentColor : Color(.systemGray5), in: .capsule)
              .accessibilityIdentifier("tag.\(tag.title)")
              .foregroundStyle(tag.isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          }
          .buttonStyle(.plain)
        }
      }
    }
    .padding()
    .frame(width: 320)
  }
}

#Preview("Tags", traits: .sizeThatFitsLayout) { TagCloud() }
