internal import PreviewPipeline
internal import SceneLanguage

extension SceneChoice {
  /// Reads and lays out a scene; bytes that are no text make a report with that mistake.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - recordsSteps: Whether the trees tell what was proposed to whom.
  /// - Returns: What became of the scene.
  /// - Throws: ``SceneFileProblem`` if the file is not there or may not be read.
  func report(
    of file: ScenePath,
    recordingSteps recordsSteps: Bool = false
  ) throws(SceneFileProblem) -> PreviewReport {
    do throws(SceneFileProblem) {
      let source = try SceneFiles.read(file)
      let lookup = ImportLookup(scene: file.path)
      var request = request(source) { lookup.resolve($0) }
      request.recordsSteps = recordsSteps
      return PreviewPipeline.layOut(request) ?? PreviewReport(file: source.path)
    } catch .undecodable(let diagnostic) {
      return PreviewReport(file: diagnostic.file, diagnostics: [diagnostic])
    } catch {
      throw error
    }
  }
}
