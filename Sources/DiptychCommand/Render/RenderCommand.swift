internal import ArgumentParser
internal import CellRendering
internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage
internal import TerminalIO

/// Lays scenes out once.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes once, to standard output.",
    discussion: "The exit code is 1 if a scene has an error, and 64 for wrong usage."
  )

  @Argument(help: "Scene files; - reads standard input.", completion: .file(extensions: ["swift"]))
  var files: [String]

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(help: "Pictures as text, or frames as JSON.")
  var format = OutputFormat.text

  @Option(
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  func run() throws {
    let environment = TerminalEnvironment.current
    let isTerminal = output == nil && isatty(STDOUT_FILENO) == 1
    let depth = ColorDepth(choice: picture.color, environment: environment, isTerminal: isTerminal)
    let options = picture.renderingOptions(
      depth: depth,
      environment: environment,
      terminalColumns: isTerminal ? TerminalSize(of: STDOUT_FILENO).columns : nil
    )
    var bytes: [UInt8] = []
    var succeeded = true
    for file in files {
      guard let report = report(of: file) else {
        succeeded = false
        continue
      }
      let errorDepth = ColorDepth(
        choice: picture.color,
        environment: environment,
        isTerminal: isatty(STDERR_FILENO) == 1
      )
      Complaint.write(report, usesColors: errorDepth > .monochrome)
      if report.hasErrors { succeeded = false }
      if !hasWantedPreview(report) { succeeded = false }
      bytes += encode(report, options, depth)
    }
    do throws(OutputProblem) {
      if !bytes.isEmpty { try OutputFile.write(bytes, to: output) }
    } catch {
      Complaint.write("\(error)")
      throw ExitCode.failure
    }
    if !succeeded { throw ExitCode.failure }
  }

  /// Reads and lays out a scene; complains where it cannot be read.
  private func report(of file: String) -> PreviewReport? {
    do throws(SceneFileProblem) {
      let source = try SceneFiles.read(file)
      let lookup = ImportLookup(scene: file)
      return PreviewPipeline.layOut(scene.request(source) { lookup.resolve($0) })
    } catch .undecodable(let diagnostic) {
      return PreviewReport(file: file, diagnostics: [diagnostic])
    } catch {
      Complaint.write(error.message)
      return nil
    }
  }

  private func hasWantedPreview(_ report: PreviewReport) -> Bool {
    guard let name = scene.preview, !report.hasErrors, report.previews.isEmpty else { return true }
    let names = report.previewNames.compactMap { $0.map { "'\($0)'" } }.joined(separator: ", ")
    Complaint.write(
      "'\(report.file)' has no preview named '\(name)'; "
        + (names.isEmpty ? "its previews have no names" : "it has \(names)")
    )
    return false
  }

  private func encode(
    _ report: PreviewReport,
    _ options: RenderingOptions,
    _ depth: ColorDepth
  ) -> [UInt8] {
    switch format {
    case .json:
      return Array("\(report.json)\n".utf8)
    case .text:
      let encoder = PlainEncoder(depth: depth, repertoire: Repertoire(options.charset))
      let drawn = report.previews.isEmpty ? [] : encoder.encode(report.picture(options).canvas)
      return drawn + Array(report.console.map { "\($0)\n" }.joined().utf8)
    }
  }
}

extension Repertoire {
  init(_ charset: Charset) {
    self = charset == .ascii ? .ascii : .unicode
  }
}
