internal import PreviewPipeline
internal import SceneLanguage

extension SceneChoice {
  /// Reads and lays out a scene; bytes that are no text make a report with that mistake.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - module: The scene's own module; `nil` where the scene is all of it.
  ///   - recordsSteps: Whether the trees tell what was proposed to whom.
  ///   - staysOnThread: Whether all previews are laid out on one thread.
  /// - Returns: What became of the scene.
  /// - Throws: ``SceneFileProblem`` if the file is not there or may not be read.
  func report(
    of file: ScenePath,
    in module: NeighborLookup?,
    recordingSteps recordsSteps: Bool = false,
    stayingOnThread staysOnThread: Bool = false
  ) throws(SceneFileProblem) -> PreviewReport {
    do throws(SceneFileProblem) {
      let source = try SceneFiles.read(file)
      let lookup = ImportLookup(scene: file.path, module: module)
      var request = request(source, lookup)
      request.recordsSteps = recordsSteps
      request.staysOnThread = staysOnThread
      return PreviewPipeline.layOut(request) ?? PreviewReport(file: source.path)
    } catch .undecodable(let diagnostic) {
      return PreviewReport(file: diagnostic.file, diagnostics: [diagnostic])
    } catch {
      throw error
    }
  }
}
