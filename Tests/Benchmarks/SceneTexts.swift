/// Scene files of a certain length, as people write them.
enum SceneTexts {
  /// About 1 KB that makes a hundred views, most of them by loops.
  static let small = """
    import SwiftUI

    struct Row: View {
      let number: Int

      var body: some View {
        HStack(spacing: 8) {
          Image(systemName: "star.fill")
            .foregroundStyle(.yellow)
          VStack(alignment: .leading) {
            Text("Row \\(number)")
              .font(.headline)
            Text("What it is about")
              .foregroundStyle(.secondary)
          }
          Spacer()
          Text("\\(number * 3)")
            .padding(.horizontal, 8)
            .background(Color.blue.opacity(0.2))
        }
      }
    }

    struct Rows: View {
      let count = 12

      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          Text("A list of \\(count) rows")
            .font(.title)
          Divider()
          ForEach(0..<count, id: \\.self) { number in
            Row(number: number)
              .padding(4)
              .frame(maxWidth: .infinity)
          }
        }
        .padding()
      }
    }

    #Preview("Rows") {
      Rows()
    }
    """

  /// About 6 KB that makes a hundred views, each of them written out.
  static let medium = written(rows: 18)

  /// A list of rows that are all written out: seven views and 330 bytes each.
  static func written(rows: Int) -> String {
    var text = "import SwiftUI\n\n"
    for number in 0..<rows {
      text += """
        struct Row\(number): View {
          var body: some View {
            HStack(spacing: \(number % 7)) {
              Image(systemName: "star").foregroundStyle(.yellow)
              VStack(alignment: .leading) {
                Text("Row \(number)").font(.headline)
                Text("What it is about").foregroundStyle(.secondary)
              }
              Spacer()
              Text("\(number)").padding(8)
            }
          }
        }

        """
    }
    // Rows stand in groups of ten, since people write no longer ones.
    text += "#Preview {\n  ScrollView {\n    VStack {\n"
    for start in stride(from: 0, to: rows, by: 10) {
      let calls = (start..<min(start + 10, rows)).map { "Row\($0)()" }
      text += "      Group { \(calls.joined(separator: "; ")) }\n"
    }
    return text + "    }\n  }\n}\n"
  }

  /// A scene whose own layout arranges some views.
  static func arranged(_ count: Int) -> String {
    """
    import SwiftUI

    struct Flow: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        var height = 0.0
        for subview in subviews { height += subview.sizeThatFits(.unspecified).height }
        return CGSize(width: proposal.width ?? 100, height: height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var y = bounds.minY
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
          y += size.height
        }
      }
    }

    #Preview {
      Flow {
        ForEach(0..<\(count), id: \\.self) { Text("\\($0)") }
      }
    }
    """
  }

  /// A scene of several previews, each of them a short list.
  static func previews(_ count: Int) -> String {
    var text = "import SwiftUI\n"
    for number in 0..<count {
      text += """
        #Preview("\(number)") {
          VStack { ForEach(0..<200, id: \\.self) { Text("Row \\($0)").padding(2) } }
        }

        """
    }
    return text
  }

  /// A column of forty labels of UIKit, held by constraints.
  static let interface = """
    import UIKit

    #Preview {
      let controller = UIViewController()
      let root: UIView = controller.view
      var above: NSLayoutYAxisAnchor = root.topAnchor
      for number in 0..<40 {
        let label = UILabel()
        label.text = "Row \\(number)"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          label.topAnchor.constraint(equalTo: above, constant: 4),
        ])
        above = label.bottomAnchor
      }
      return controller
    }
    """
}
