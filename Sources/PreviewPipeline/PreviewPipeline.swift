internal import Dispatch
internal import LayoutEngine
internal import SceneLanguage
internal import Synchronization

/// Joins the stages from a scene's text to its placed views.
///
/// A scene is parsed and bound once; then every preview is evaluated, laid out and placed in every
/// direction, side by side on the cores there are. Between stages the work asks whether it has been
/// overtaken, and stops if so.
package enum PreviewPipeline {
  /// Has every thread that scenes run on begin with `body`; to be called before the first scene.
  package static func prepareThreads(by body: @escaping @Sendable () -> Void) {
    KeptMemory.prepareProcess()
    DeepThreadPool.shared.prepare {
      KeptMemory.prepareThread()
      body()
    }
  }

  /// Lays out every wanted preview of a scene.
  ///
  /// - Parameters:
  ///   - request: The scene and how its previews are wanted.
  ///   - isOvertaken: Whether the result is no longer wanted; asked between the stages.
  /// - Returns: What became of the scene; `nil` if the work was overtaken.
  package static func layOut(
    _ request: PreviewRequest,
    isOvertaken: @Sendable () -> Bool = { false }
  ) -> PreviewReport? {
    let program = DeepStack.run {
      SceneProgram(
        request.source,
        resolving: request.resolveImport,
        overrides: request.overrides,
        adjustments: request.adjustments,
        listsSettableValues: request.listsSettableValues,
        limits: request.limits
      )
    }
    defer { DeepStack.run { program.release() } }
    if isOvertaken() { return nil }
    let wanted = program.previews.filter { preview in
      request.previewName.map { preview.name == $0 } ?? true
    }
    let layouts = layOut(wanted, request, isOvertaken)
    if isOvertaken() { return nil }
    return report(program, wanted, layouts, request)
  }

  /// Works on many scenes, as many at a time as there are cores.
  ///
  /// What is finished early waits for those before it, so that little is kept at any time.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are.
  ///   - work: Called with each index, on any thread.
  ///   - deliver: Called with each result in the order of the indices, one at a time.
  package static func forEach<Result: Sendable>(
    of count: Int,
    _ work: @Sendable (Int) -> Result,
    inOrder deliver: @Sendable (Result) -> Void
  ) {
    let results = OrderedResults<Result>()
    DispatchQueue.concurrentPerform(iterations: count) { index in
      results.add(work(index), at: index, deliver: deliver)
    }
  }

  private static func layOut(
    _ previews: [ScenePreview],
    _ request: PreviewRequest,
    _ isOvertaken: @Sendable () -> Bool
  ) -> [DirectedLayout?] {
    let directions = request.directions
    let count = previews.count * directions.count
    let results = Mutex([DirectedLayout?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      if isOvertaken() { return }
      let preview = previews[index / directions.count]
      let direction = directions[index % directions.count]
      let layout = DeepStack.run {
        preview.isInterface
          ? preview.layOutInterface(direction, as: request)
          : preview.layOut(direction, as: request)
      }
      results.withLock { $0[index] = layout }
    }
    return results.withLock { $0 }
  }

  private static func report(
    _ program: SceneProgram,
    _ wanted: [ScenePreview],
    _ layouts: [DirectedLayout?],
    _ request: PreviewRequest
  ) -> PreviewReport {
    var report = PreviewReport(
      file: request.source.path,
      previews: [],
      console: [],
      diagnostics: program.diagnostics,
      sources: program.sources,
      importedPaths: program.importedPaths,
      previewNames: program.previews.map(\.name),
      settableValues: program.settableValues
    )
    var told = Set(program.diagnostics)
    for (index, preview) in wanted.enumerated() {
      let start = index * request.directions.count
      let own = layouts[start..<start + request.directions.count]
      var trees: [LayoutDirection: PlacedTree] = [:]
      for (direction, layout) in zip(request.directions, own) {
        trees[direction] = layout?.tree
        // Both directions make the same mistakes; each is told once.
        for diagnostic in layout?.diagnostics ?? [] where told.insert(diagnostic).inserted {
          report.diagnostics.append(diagnostic)
        }
      }
      // Both directions print the same; the first one's lines are kept.
      report.console += (own.first ?? nil)?.console ?? []
      var laidOut = LaidOutPreview(
        name: preview.name,
        canvas: trees.values.first?.size ?? .zero,
        trees: trees,
        isFailed: own.contains { $0?.isFailed ?? true }
      )
      if case .fitting? = (own.first ?? nil)?.canvas { laidOut.fitsContent = true }
      report.previews.append(laidOut)
    }
    return report
  }
}
