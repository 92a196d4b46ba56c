internal import CellRendering
internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage
internal import TerminalIO

/// One run of `diptych render`: lays scenes out and writes their pictures.
struct RenderRun {
  let files: [ScenePath]
  var scene = SceneChoice.standard
  var picture = PictureChoice.standard
  var format = OutputFormat.text
  /// The file to write; `nil` is standard output.
  var output: String?

  /// Does all of it, and tells whether every scene was fine.
  func succeeds() -> Bool {
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
    var modules = NamedModules()
    for file in files {
      do throws(SceneFileProblem) {
        let report = try scene.report(of: file, in: modules.module(of: file))
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
      return false
    }
    return succeeded
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
