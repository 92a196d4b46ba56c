import Diptych
import LayoutEngine

/// The same trees as scenes write them.
enum ViewTrees {
  static func list(rows: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 40)
          VStack(spacing: 0) {
            Color.blue.frame(width: 120, height: 16)
            Color.blue.frame(width: 80, height: 16)
          }
          Spacer(minLength: 0)
          Color.red.frame(width: 20, height: 20)
        }
        .padding(8)
      }
    }
  }

  /// The list with texts, whose sizes no summary knows.
  static func texts(rows: Int) -> some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          Color.red.frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("A title that is long enough to wrap")
            Text("Number \(row)")
          }
          Spacer()
          Color.red.frame(width: 20, height: 20)
        }
        .padding(8)
      }
    }
  }

  /// A page of texts, symbols, and colours, as people preview them.
  static func page(title: String) -> some View {
    VStack(alignment: .leading) {
      Text("Title \(title)").font(.title)
      Divider()
      ForEach(0..<13, id: \.self) { row in
        HStack {
          Image(systemName: "star")
          Color.blue.frame(width: 40, height: 32)
          VStack(alignment: .leading) {
            Text("A title that is long enough").bold()
            Text("Number \(row)").foregroundStyle(.secondary)
          }
          Spacer()
          Circle().fill(Color.red).frame(width: 32, height: 32)
        }
        .padding(8)
        .background(Color.gray.opacity(0.2))
      }
    }
    .padding()
  }

  static func deep(levels: Int, _ axis: Axis = .horizontal) -> AnyView {
    guard levels > 0 else { return AnyView(Color.red) }
    let next = axis.perpendicular
    if axis == .horizontal {
      return AnyView(
        HStack(spacing: 0) {
          deep(levels: levels - 1, next)
          deep(levels: levels - 1, next)
        }
        .padding(1)
      )
    }
    return AnyView(
      VStack(spacing: 0) {
        deep(levels: levels - 1, next)
        deep(levels: levels - 1, next)
      }
      .padding(1)
    )
  }

  static func wide(boxes: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<boxes, id: \.self) { _ in Color.red }
    }
  }
}
