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

  @Argument(
    help: ArgumentHelp("Scene files; - reads standard input.", valueName: "file"),
    completion: .file(extensions: ["swift"])
  )
  var files: [ScenePath]

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(help: "Pictures as text, SVG or HTML, or frames as JSON.")
  var format = OutputFormat.text

  @Option(
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if files.count(where: \.isStandardInput) > 1 {
      throw ValidationError("standard input can be read once; name '-' once")
    }
    if output == "" {
      throw ValidationError("--output wants the name of a file, such as picture.txt")
    }
  }

  func run() throws {
    let environment = TerminalEnvironment.current
    let printing = ReportPrinting(
      format: format,
      picture: picture,
      descriptor: output == nil ? STDOUT_FILENO : nil,
      environment: environment
    )
    let complaint = printing.complaint
    var bytes: [UInt8] = []
    var reports: [PreviewReport] = []
    var succeeded = true
    for file in files {
      do throws(SceneFileProblem) {
        let report = try scene.report(of: file)
        complaint.write(report)
        let isComplete = hasWantedPreview(report, complaint)
        if report.hasErrors || !isComplete { succeeded = false }
        switch format {
        case .text, .json: bytes += printing.bytes(of: report)
        // One document holds all of them.
        case .svg, .html: reports.append(report)
        }
      } catch {
        complaint.write(error.message)
        succeeded = false
      }
    }
    do throws(OutputProblem) {
      if !reports.isEmpty { bytes = printing.bytes(of: reports) }
      if !bytes.isEmpty { try OutputFile.write(bytes, to: output) }
    } catch {
      complaint.write("\(error)")
      throw ExitCode.failure
    }
    if !succeeded { throw ExitCode.failure }
  }

  private func hasWantedPreview(_ report: PreviewReport, _ complaint: Complaint) -> Bool {
    guard let name = scene.preview, !report.hasErrors, report.previews.isEmpty else { return true }
    let names = report.previewNames.compactMap { $0.map { "'\($0)'" } }.joined(separator: ", ")
    complaint.write(
      "'\(report.file)' has no preview named '\(name)'; "
        + (names.isEmpty ? "its previews have no names, leave out --preview" : "it has \(names)")
    )
    return false
  }
}
