import Foundation
import SwiftParser
import SwiftSyntax
import TerminalTesting

/// An example compiled as Swift, with `import SwiftUI` and `import UIKit` meaning the vocabulary.
struct CompiledExample {
  let file: URL

  /// What is printed for every placed view of every preview, in both directions.
  ///
  /// - Parameter canvases: For each preview the source text of its `PreviewCanvas`.
  /// - Returns: A line for each view, preview by preview, left-to-right before right-to-left.
  /// - Throws: ``CompilationFailure`` if the example does not compile or run.
  func placedViews(canvases: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diptych-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, previewCount) = try rewritten()
    let scene = folder.appending(path: "Scene.swift")
    let program = folder.appending(path: "Program.swift")
    try source.write(to: scene, atomically: true, encoding: .utf8)
    try Self.program(previewCount, canvases)
      .write(to: program, atomically: true, encoding: .utf8)
    let executable = folder.appending(path: "example")
    _ = try Self.run(
      "/usr/bin/env",
      ["swiftc"] + Self.flags + [scene.path, program.path, "-o", executable.path]
    )
    return try Self.run(executable.path, []).split(separator: "\n").map(String.init)
  }

  /// The example's text with each `#Preview` made a function, and the number of previews.
  private func rewritten() throws -> (String, Int) {
    let text = try String(contentsOf: file, encoding: .utf8)
    var bytes = Array(text.utf8)
    let previews = Parser.parse(source: text).statements.compactMap { Self.preview($0) }
    let head =
      text.contains("import UIKit")
      ? "func preview%() -> AnyObject" : "@ViewBuilder func preview%() -> some View"
    for (index, preview) in previews.enumerated().reversed() {
      let function = "\(head.replacing("%", with: "\(index)")) {\(preview.body)}"
      bytes.replaceSubrange(preview.range, with: Array(function.utf8))
    }
    return (String(decoding: bytes, as: UTF8.self), previews.count)
  }

  /// The place and the body of a `#Preview`; nil for all else at the top level.
  private static func preview(
    _ item: CodeBlockItemSyntax
  ) -> (range: Range<Int>, body: CodeBlockItemListSyntax)? {
    let name: TokenSyntax?
    let closure: ClosureExprSyntax?
    if let declaration = item.item.as(MacroExpansionDeclSyntax.self) {
      (name, closure) = (declaration.macroName, declaration.trailingClosure)
    } else {
      let expression = item.item.as(MacroExpansionExprSyntax.self)
      (name, closure) = (expression?.macroName, expression?.trailingClosure)
    }
    guard name?.text == "Preview", let closure else { return nil }
    let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = item.endPositionBeforeTrailingTrivia.utf8Offset
    return (start..<end, closure.statements)
  }

  private static func program(_ count: Int, _ canvases: [String]) -> String {
    let calls = (0..<count).map { "  show(preview\($0), \(canvases[$0]))" }
    return """
      import CellRendering
      import LayoutEngine
      import SwiftUI
      import UIKit

      func show(_ make: () -> some View, _ canvas: PreviewCanvas) {
        for direction in [LayoutEngine.LayoutDirection.leftToRight, .rightToLeft] {
          let environment = EnvironmentValues(layoutDirection: direction)
          let tree = LayoutTree(root: make(), environment: environment)
          let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
          let size = pass.layOut(in: canvas)
          show(pass.placedTree(direction, canvas: size))
        }
      }

      func show(_ make: () -> AnyObject, _ canvas: PreviewCanvas) {
        for direction in [LayoutEngine.LayoutDirection.leftToRight, .rightToLeft] {
          var environment = InterfaceEnvironment()
          environment.layoutDirection = direction
          environment.textMeasuring = CellTextMeasuring()
          let preview = UIKitPreview(canvas: canvas, environment: environment) {
            switch make() {
            case let controller as UIViewController: .controller(controller)
            case let view as UIView: .view(view)
            case let other: preconditionFailure("\\(other) is no view.")
            }
          }
          show(preview.tree)
        }
      }

      func show(_ tree: PlacedTree) {
        for node in tree.nodes {
          if let line = node.parityLine { print(line) }
        }
      }

      extension PlacedNode {
        \(parityLine)
      }

      @main enum Example {
        static func main() {
        \(calls.joined(separator: "\n"))
        }
      }
      """
  }

  /// How a placed view is told, by the compiled program and by the tests.
  static let parityLine = """
    var parityLine: String? {
      guard element != nil || identifier != nil else { return nil }
      let size = "\\(frame.size.width) \\(frame.size.height)"
      let name = element?.type.prefix { $0 != "<" } ?? "-"
      return "\\(name) \\(identifier ?? "-") \\(frame.origin.x) \\(frame.origin.y) \\(size)"
    }
    """

  /// The compiler's flags: the modules and objects that this test itself was built from.
  private static var flags: [String] {
    let products = URL(filePath: BuiltProduct.path(of: "."))
    let sources = Repository.root.appending(path: "Sources")
    let objects = ["LayoutEngine", "Diptych", "ConstraintLayout", "CellRendering"].flatMap { room in
      // Objects of files that have gone stay in the folder; those of the sources are asked for.
      let files = FileManager.default.subpaths(atPath: sources.appending(path: room).path) ?? []
      return files.filter { $0.hasSuffix(".swift") }.map {
        products.appending(path: "\(room).build/\(URL(filePath: $0).lastPathComponent).o").path
      }
    }
    return [
      "-swift-version", "6", "-parse-as-library", "-module-name", "Example",
      "-package-name", Repository.root.lastPathComponent.lowercased(),
      "-module-alias", "SwiftUI=Diptych", "-module-alias", "UIKit=ConstraintLayout",
      "-I", products.appending(path: "Modules").path, "-I", "/usr/include/fribidi",
      "-Xcc", "-fmodule-map-file=\(sources.path)/CFriBidi/module.modulemap",
      "-Xcc", "-fmodule-map-file=\(sources.path)/CUTF8Proc/module.modulemap",
      "-lfribidi", "-lutf8proc", "-lm",
    ] + objects
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompilationFailure(complaint: String(decoding: complaint + text, as: UTF8.self))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Why an example does not compile or run.
struct CompilationFailure: Error, CustomStringConvertible {
  let complaint: String
  var description: String { complaint }
}
