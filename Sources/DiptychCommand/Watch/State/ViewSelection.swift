internal import LayoutEngine
internal import PreviewPipeline

/// The view that is selected: by its place in the tree, so that it stays selected over saves.
struct ViewSelection: Hashable, Sendable {
  /// The preview it belongs to, counted from 0.
  var preview: Int
  /// Its path among the views, from the root.
  var path: String
  /// The name of its frame; `nil` where it has none.
  var identifier: String?

  init(preview: Int, _ record: ViewRecord) {
    self.preview = preview
    path = record.path
    identifier = record.identifier
  }

  /// The record of the view in one direction; `nil` where there is no such view.
  func record(in report: PreviewReport, _ direction: LayoutDirection) -> ViewRecord? {
    guard report.previews.indices.contains(preview) else { return nil }
    let views = report.previews[preview].trees[direction]?.views ?? []
    return views.first { $0.path == path && $0.identifier == identifier }
      ?? views.first { $0.path == path }
  }

  /// What was proposed to the view in one direction; `nil` where the report does not tell.
  func step(
    of record: ViewRecord,
    in report: PreviewReport,
    _ direction: LayoutDirection
  ) -> LayoutStep? {
    guard report.previews.indices.contains(preview) else { return nil }
    return report.previews[preview].trees[direction]?.step(of: record)
  }
}

extension WatchState {
  /// Whether a view is selected of which the shown report does not tell what it was proposed.
  var lacksSteps: Bool {
    guard let shown, let selection, let direction = directions.first,
      let record = selection.record(in: shown, direction)
    else { return false }
    return selection.step(of: record, in: shown, direction) == nil
  }

  /// The selection `step` views on in the shown previews, around the end.
  func selection(step: Int) -> ViewSelection? {
    let all = selectable
    guard !all.isEmpty else { return nil }
    guard let selection, let place = all.firstIndex(of: selection) else {
      return step > 0 ? all.first : all.last
    }
    return all[((place + step) % all.count + all.count) % all.count]
  }

  /// All views of the shown previews, in document order, as the first direction has them.
  private var selectable: [ViewSelection] {
    guard let shown, let direction = directions.first else { return [] }
    return shown.previews.indices.filter { preview == nil || preview == $0 }.flatMap { index in
      (shown.previews[index].trees[direction]?.views ?? [])
        .map { ViewSelection(preview: index, $0) }
    }
  }
}
