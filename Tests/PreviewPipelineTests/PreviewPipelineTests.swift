import LayoutEngine
import SceneLanguage
import Synchronization
import Testing

@testable import PreviewPipeline

@Suite struct `The pipeline from text to placed views` {
  private static func report(
    _ text: String,
    _ change: (inout PreviewRequest) -> Void = { _ in }
  ) throws -> PreviewReport {
    var request = PreviewRequest(source: SceneSource(path: "a.swift", text: text))
    change(&request)
    return try #require(PreviewPipeline.layOut(request))
  }

  @Test func `places both directions, the right-to-left one mirrored`() throws {
    let report = try Self.report(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 50)) {
        Color.red.frame(width: 10, height: 50).frame(maxWidth: .infinity, alignment: .leading)
      }
      """
    )
    #expect(report.diagnostics.isEmpty)
    let preview = try #require(report.previews.first)
    #expect(preview.canvas == CGSize(width: 100, height: 50))
    #expect(preview.trees[.leftToRight]?.views.map(\.frame.minX) == [0])
    #expect(preview.trees[.rightToLeft]?.views.map(\.frame.minX) == [90])
  }

  @Test func `tells a mistake of both directions once, and that the preview failed`() throws {
    let report = try Self.report(
      "#Preview { Text([1, 2][3].description) }\n#Preview { Text(\"a\") }"
    )
    #expect(report.diagnostics.count == 1)
    #expect(report.hasErrors)
    #expect(report.previews.map(\.isFailed) == [true, false])
  }

  @Test func `tells what is printed once`() throws {
    let report = try Self.report("#Preview { let _ = print(\"told\"); Text(\"a\") }")
    #expect(report.console == ["told"])
  }

  @Test func `shows the wanted preview and directions only, in the wanted canvas`() throws {
    let report = try Self.report("#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }")
    {
      $0.previewName = "B"
      $0.directions = [.rightToLeft]
      $0.canvas = .fixed(CGSize(width: 30, height: 40))
    }
    #expect(report.previews.map(\.name) == ["B"])
    #expect(report.previewNames == ["A", "B"])
    #expect(report.previews.first?.trees.keys.map(\.self) == [.rightToLeft])
    #expect(report.previews.first?.canvas == CGSize(width: 30, height: 40))
  }

  @Test(
    arguments: [
      ("", nil, nil, [320, 480]), ("traits: .landscapeLeft", nil, nil, [480, 320]),
      ("traits: .fixedLayout(width: 9, height: 8)", nil, nil, [9, 8]),
      ("", "iPhone 15", nil, [393, 852]),
      ("traits: .fixedLayout(width: 9, height: 8)", "iPhone 15", nil, [393, 852]),
      ("traits: .landscapeRight", "iPhone 15", nil, [852, 393]),
      ("traits: .landscapeRight", "iPhone 15", .portrait, [393, 852]),
      ("traits: .portrait", "iPhone 15", .landscape, [852, 393]),
    ] as [(String, String?, HeldDevice.Orientation?, [Double])]
  )
  func `takes the canvas from the device before the traits`(
    traits: String,
    device: String?,
    orientation: HeldDevice.Orientation?,
    size: [Double]
  ) throws {
    let preset = try device.map { try #require(DevicePreset.named($0)) }
    let text = "#Preview(\(traits)) { Color.red }"
    let report = try Self.report(text) { request in
      request.device = preset.map { ($0, orientation) }
    }
    #expect(report.previews.first?.canvas == CGSize(width: size[0], height: size[1]))
    let sized = try Self.report(text) { request in
      request.device = preset.map { ($0, orientation) }
      request.canvas = .fixed(CGSize(width: 1, height: 2))
    }
    #expect(sized.previews.first?.canvas == CGSize(width: 1, height: 2))
  }

  @Test(
    arguments: [
      (".previewDevice(\"iPhone SE (3rd generation)\")", [375, 667]),
      (".previewDevice(PreviewDevice(rawValue: \"iPad mini\"))", [744, 1133]),
      (".previewDevice(\"iPhone 15\").previewInterfaceOrientation(.landscapeLeft)", [852, 393]),
      (".previewLayout(.fixed(width: 30, height: 20))", [30, 20]),
      (".previewLayout(.fixed(width: 30, height: 20)).previewDevice(\"iPhone 15\")", [393, 852]),
      (".previewDevice(\"iPhone 8\").previewDevice(\"iPhone 15\")", [393, 852]),
      (".previewDevice(nil)", [320, 480]), (".previewInterfaceOrientation(.portrait)", [320, 480]),
    ] as [(String, [Double])]
  )
  func `takes the canvas that views ask for`(modifiers: String, size: [Double]) throws {
    let text = """
      struct Wide: View {
        @Environment(\\.verticalSizeClass) var height
        var body: some View { let _ = print(height == .compact); Color.red }
      }
      struct Previews: PreviewProvider {
        static var previews: some View { Wide()\(modifiers) }
      }
      """
    let report = try Self.report(text)
    #expect(report.diagnostics.isEmpty)
    #expect(report.previews.first?.canvas == CGSize(width: size[0], height: size[1]))
    // The scene runs again where what it finds around it is another, and tells of the last run.
    #expect(report.console == ["\(size[0] == 852)"])
    let sized = try Self.report(text) { $0.canvas = .fixed(CGSize(width: 1, height: 2)) }
    #expect(sized.previews.first?.canvas == CGSize(width: 1, height: 2))
  }

  @Test func `shows each view of a provider`() throws {
    let text = """
      import SwiftUI
      struct Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.previewLayout(.fixed(width: 10, height: 20)).previewDisplayName("Red")
            ForEach(1..<3) { Color.blue.previewLayout(.fixed(width: 30, height: CGFloat($0))) }
          }
          Text("four").previewLayout(.sizeThatFits)
        }
      }
      """
    let report = try Self.report(text)
    #expect(report.diagnostics.isEmpty)
    #expect(report.previewNames == ["Red", "Previews", "Previews", "Previews"])
    let sizes = report.previews.map { [$0.canvas.width, $0.canvas.height] }
    #expect(sizes == [[10, 20], [30, 1], [30, 2], [32, 16]])
    let red = try Self.report(text) { $0.previewName = "Red" }
    #expect(red.previews.map(\.canvas) == [CGSize(width: 10, height: 20)])
  }

  @Test func `tells that a device is not known, at its place`() throws {
    let report = try Self.report("#Preview {\n  Text(\"a\").previewDevice(\"iPhone Z\")\n}")
    #expect(report.diagnostics.map(\.line) == [2])
    #expect(report.diagnostics.first?.message.contains("did you mean 'iPhone 8'?") == true)
  }

  @Test func `lays UIKit out on a device`() throws {
    let text = """
      import UIKit
      #Preview {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.view.accessibilityIdentifier = "page"
        return navigation
      }
      """
    let preset = try #require(DevicePreset.named("iPhone X"))
    let report = try Self.report(text) { $0.device = (preset, .landscape) }
    #expect(report.diagnostics.isEmpty)
    let tree = try #require(report.previews.first?.trees[.leftToRight])
    let page = try #require(tree.nodes.first { $0.identifier == "page" })
    #expect(page.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(
      page.guides.map(\.frame) == [
        CGRect(x: 44, y: 32, width: 724, height: 322),
        CGRect(x: 64, y: 32, width: 684, height: 322),
      ]
    )
  }

  @Test func `tells scenes the scale that is asked for`() throws {
    let text =
      "struct A: View { @Environment(\\.displayScale) var scale; "
      + "var body: some View { let _ = print(scale); Color.red } }"
    let preset = try #require(DevicePreset.named("iPhone 15"))
    let report = try Self.report(text) { $0.device = (preset, nil) }
    #expect(report.console == ["3.0"])
    let scaled = try Self.report(text) {
      $0.device = (preset, nil)
      $0.scale = 2
    }
    #expect(scaled.console == ["2.0"])
  }

  @Test func `stops between stages when it is overtaken`() {
    let asked = Counter()
    let request = PreviewRequest(source: SceneSource(path: "a.swift", text: "Text(\"a\")"))
    #expect(PreviewPipeline.layOut(request) { asked.add() == 1 } == nil)
    #expect(asked.value == 1)
  }

  @Test func `lays out many scenes side by side, and tells them in order`() {
    let requests = (0..<20).map {
      PreviewRequest(source: SceneSource(path: "\($0).swift", text: "Text(\"\($0)\")"))
    }
    let done = Mutex<[String]>([])
    PreviewPipeline.forEach(of: requests.count) { index in
      PreviewPipeline.layOut(requests[index])
    } inOrder: { report in
      done.withLock { $0.append(report?.hasErrors == false ? report?.file ?? "" : "") }
    }
    #expect(done.withLock { $0 } == requests.map(\.source.path))
  }
}
