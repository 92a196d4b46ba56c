import CLibFuzzer
import CellRendering
import Glibc
import PreviewPipeline
import SceneLanguage

/// Takes bytes through the whole way from a file to a picture.
///
/// Whatever the bytes are, they give a picture or mistakes, in little time and memory, and nothing
/// that is told or drawn holds a control character. A trap, a hang or a failed precondition here is
/// what a stranger's scene could do.
@_cdecl("LLVMFuzzerTestOneInput")
func draw(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  keep(bytes)
  guard let source = try? SceneSource(path: "Scene.swift", bytes: Array(bytes)) else { return 0 }
  var request = PreviewRequest(source: source)
  // Little work is enough to show a trap, and tries more scenes in the same time.
  request.limits.steps = 20_000
  request.limits.elements = 200_000
  request.limits.views = 2_000
  guard let report = PreviewPipeline.layOut(request) else { return 0 }
  precondition(!report.diagnostics.isEmpty || !report.previews.isEmpty, "nothing was told")
  for diagnostic in report.diagnostics { refuseControls(in: diagnostic.message) }
  let options = RenderingOptions(charset: .unicode, usesColors: false)
  refuseControls(in: "\(report.picture(options).canvas)")
  return 0
}

/// Keeps the scene that is about to be tried: a stack that overflows lets libFuzzer say nothing.
func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
  let file = open(".build/fuzz/last.swift", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard file >= 0 else { return }
  write(file, bytes.baseAddress, bytes.count)
  close(file)
}

func refuseControls(in text: String) {
  for scalar in text.unicodeScalars {
    precondition(
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control,
      "a control character reaches the terminal"
    )
  }
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments, draw))
