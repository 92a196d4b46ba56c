internal import CellRendering
internal import Glibc
internal import PreviewPipeline
internal import TerminalIO

/// How reports are printed to an output that is not redrawn.
struct ReportPrinting {
  let format: OutputFormat
  /// How mistakes are told beside the pictures.
  let complaint: Complaint
  private let options: RenderingOptions
  private let encoder: PlainEncoder
  private let terminalOrdersText: Bool

  /// Decides by the options, the environment and the output.
  ///
  /// - Parameters:
  ///   - format: The form of the output.
  ///   - picture: What was typed.
  ///   - descriptor: The output; `nil` for a file that is still to be made.
  ///   - environment: The environment variables by name.
  init(
    format: OutputFormat = .text,
    picture: PictureChoice,
    descriptor: Int32?,
    environment: TerminalEnvironment
  ) {
    let terminal = descriptor.flatMap { isatty($0) == 1 ? $0 : nil }
    let depth = ColorDepth(
      choice: picture.color,
      environment: environment,
      isTerminal: terminal != nil
    )
    let errorDepth = ColorDepth(
      choice: picture.color,
      environment: environment,
      isTerminal: isatty(STDERR_FILENO) == 1
    )
    self.format = format
    options = picture.renderingOptions(
      depth: depth,
      environment: environment,
      columns: Self.columns(terminal)
    )
    terminalOrdersText = picture.bidi == .terminal
    encoder = PlainEncoder(depth: depth, charset: options.charset)
    complaint = Complaint(charset: options.charset, usesColors: errorDepth > .monochrome)
  }

  /// The width that is asked for: by `COLUMNS`, which wins as in other programs, or by the terminal.
  private static func columns(_ terminal: Int32?) -> Int? {
    let typed = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    if let typed, typed > 0 { return typed }
    return terminal.map { TerminalSize(of: $0).columns }
  }

  /// What is printed of reports in a row: pictures, or documents.
  func bytes(of reports: [PreviewReport]) -> [UInt8] {
    switch format {
    case .text, .json: reports.flatMap { bytes(of: $0) }
    case .svg: markup(VectorDocument(reports).text)
    case .html: markup(WebDocument(reports).text)
    }
  }

  private func markup(_ text: String) -> [UInt8] {
    Array((options.charset == .ascii ? text.escapedInMarkup : text.obeyedEscapedInMarkup).utf8)
  }

  /// What is printed of a report: its pictures and then what the scene printed, or all of it as JSON.
  func bytes(of report: PreviewReport) -> [UInt8] {
    switch format {
    case .svg, .html:
      return bytes(of: [report])
    case .json:
      let json = "\(report.json(showingGuides: options.showsGuides))\n"
      return Array((options.charset == .ascii ? json.escapedInJSON : json).utf8)
    case .text:
      let console = report.console.map { "\($0)\n" }.joined().limited(to: options.charset)
      return pictures(of: report) + Array(console.utf8)
    }
  }

  private func pictures(of report: PreviewReport) -> [UInt8] {
    var whole = report
    // What a mistake left of a preview would be taken for its layout.
    whole.previews.removeAll(where: \.isFailed)
    if whole.previews.isEmpty { return [] }
    let canvas = whole.picture(options).canvas
    return encoder.encode(terminalOrdersText ? canvas.inLogicalOrder : canvas)
  }
}
