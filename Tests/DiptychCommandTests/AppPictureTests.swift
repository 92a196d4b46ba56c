import CellRendering
import PreviewPipeline
import SceneLanguage
import Testing

/// What stands for pictures of the app, which a terminal does not have.
@Suite struct `Pictures of the app` {
  private static func drawn(_ text: String) throws -> String {
    let source = SceneSource(path: "Photo.swift", text: text)
    let report = try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
    var options = RenderingOptions()
    options.usesColors = false
    return "\(report.picture(options).canvas)"
  }

  @Test func `are boxes of their sizes, and glyphs where they are no larger than these`() throws {
    let picture = try Self.drawn(
      """
      import SwiftUI
      #Preview {
        VStack(alignment: .leading, spacing: 16) {
          Image("photo").resizable().frame(width: 64, height: 32)
          Image("badge")
          Image(systemName: "star").resizable().frame(width: 64, height: 32)
        }
      }
      """
    )
    #expect(
      picture == """
        left-to-right · 64 × 112    right-to-left · 64 × 112
        · · ·· · ·                  · · ·· · ·
        ·░░░░░░░░·                  ·░░░░░░░░·
        ·░░░░░░░░·                  ·░░░░░░░░·
        ·        ·                  ·        ·
        ·▢       ·                  ·       ▢·
        ·        ·                  ·        ·
        ·        ·                  ·        ·
        ·   ☆    ·                  ·    ☆   ·
        · · ·· · ·                  · · ·· · ·
        """
    )
  }

  @Test func `are boxes in image views, too, where the content mode puts them`() throws {
    let picture = try Self.drawn(
      """
      import UIKit
      #Preview {
        let all = UIStackView()
        all.axis = .vertical; all.spacing = 16; all.alignment = .leading
        for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .topRight] {
          let view = UIImageView(image: UIImage(named: "photo"))
          view.contentMode = mode
          view.widthAnchor.constraint(equalToConstant: 64).isActive = true
          view.heightAnchor.constraint(equalToConstant: 32).isActive = true
          all.addArrangedSubview(view)
        }
        return all
      }
      """
    )
    #expect(
      picture == """
        left-to-right · 64 × 128    right-to-left · 64 × 128
        · · ·· · ·                  · · ·· · ·
        ·░░░░░░░░·                  ·░░░░░░░░·
        ·░░░░░░░░·                  ·░░░░░░░░·
        ·        ·                  ·        ·
        ·  ░░░░  ·                  ·  ░░░░  ·
        ·  ░░░░  ·                  ·  ░░░░  ·
        ·        ·                  ·        ·
        ·      ▢ ·                  ·       ▢·
        ·        ·                  ·        ·
        · · ·· · ·                  · · ·· · ·
        """
    )
  }
}
