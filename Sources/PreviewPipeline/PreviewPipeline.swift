internal import Dispatch
internal import LayoutEngine
internal import SceneLanguage
internal import Synchronization

/// Joins the stages from a scene's text to its placed views.
///
/// A scene is parsed and bound once; then every preview is evaluated, laid out and placed in every
/// direction, the previews side by side on the cores there are. What does not look at its direction
/// is evaluated and measured once for all of them. Between stages the work asks whether it has been
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
    isOvertaken: @escaping @Sendable () -> Bool = { false }
  ) -> PreviewReport? {
    DeepStack.run { work in
      let program = bind(request)
      // No one waits for the memory that a program gives back.
      work.afterwards = {
        program.release()
        request.parseMemory?.renew(program.sources)
      }
      if isOvertaken() { return nil }
      let previews = program.previews.flatMap { $0.members(as: request) }
      let wanted = previews.filter { preview in
        request.previewName.map { preview.name == $0 } ?? true
      }
      let layouts = layOut(wanted, request, isOvertaken)
      if isOvertaken() { return nil }
      return report(program, previews.map(\.name), wanted, layouts, request)
    }
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

  /// Binds a scene, and again with what its neighbors declare as long as that adds files.
  private static func bind(_ request: PreviewRequest) -> SceneProgram {
    func find(_ names: Set<String>, _ known: [SceneSource]) -> [SceneSource] {
      request.findNeighbors(names, known).filter { neighbor in
        !known.contains { $0.path == neighbor.path }
      }
    }
    let source = request.source
    let noted = request.neighborNeeds?.rounds(of: source)
    var rounds = noted ?? []
    var neighbors = rounds.reduce(into: []) { $0 += find($1, [source] + $0) }
    while true {
      let program = SceneProgram(
        source,
        neighbors: neighbors,
        resolving: request.resolveImport,
        overrides: request.overrides,
        adjustments: request.adjustments,
        listsSettableValues: request.listsSettableValues,
        limits: request.limits,
        assets: request.assets,
        parsingAfter: request.parseMemory
      )
      let known = program.sources
      let found = program.missingNames.isEmpty ? [] : find(program.missingNames, known)
      if found.isEmpty {
        // What imports declare may come to hide a neighbor, so beside them nothing is kept.
        let isKept = !neighbors.isEmpty && known.count == 1 + neighbors.count
        let needed = isKept ? rounds : []
        if needed != noted { request.neighborNeeds?.note(needed, of: source) }
        return program
      }
      rounds.append(program.missingNames)
      neighbors += found
      program.release()
    }
  }

  /// Lays out previews on as many cores as there are, or one after another on this thread.
  ///
  /// - Returns: The layouts of every preview in every direction; fewer where the work was
  ///   overtaken.
  private static func layOut(
    _ previews: [ScenePreview],
    _ request: PreviewRequest,
    _ isOvertaken: @escaping @Sendable () -> Bool
  ) -> [DirectedLayout?] {
    let count = request.directions.count
    typealias Piece = (preview: Int, directions: Range<Int>)
    let pieces = previews.indices.flatMap { preview -> [Piece] in
      // Views of UIKit are changed by being laid out, so every direction has its own.
      previews[preview].isInterface
        ? request.directions.indices.map { (preview, $0..<$0 + 1) }
        : [(preview, 0..<count)]
    }
    @Sendable func layOut(_ piece: Piece) -> [DirectedLayout] {
      if isOvertaken() { return [] }
      let (preview, directions) = (previews[piece.preview], request.directions[piece.directions])
      return preview.isInterface
        ? directions.map { preview.layOutInterface($0, as: request) }
        : preview.layOut(in: directions, as: request)
    }
    if pieces.count == 1 || request.staysOnThread { return pieces.flatMap(layOut) }
    let results = Mutex([DirectedLayout?](repeating: nil, count: previews.count * count))
    DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
      let piece = pieces[index]
      let layouts = DeepStack.run { _ in layOut(piece) }
      results.withLock { results in
        let start = piece.preview * count + piece.directions.lowerBound
        for (offset, layout) in layouts.enumerated() { results[start + offset] = layout }
      }
    }
    return results.withLock { $0 }
  }

  private static func report(
    _ program: SceneProgram,
    _ names: [String?],
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
      previewNames: names,
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
