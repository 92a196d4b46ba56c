package import Dispatch
internal import Synchronization

/// Lays out the newest of the requests it is given, never two at once.
///
/// A request that comes while another is being worked on overtakes it: the older one stops at its
/// next stage and is not delivered.
package final class LatestPreview: Sendable {
  private let queue = DispatchQueue(label: "diptych.preview", qos: .userInteractive)
  private let newest = Atomic(0)

  package init() {}

  /// Lays out a request in place of all before it.
  ///
  /// - Parameters:
  ///   - request: The scene and how its previews are wanted.
  ///   - delivering: Where the report is delivered.
  ///   - deliver: Called with the report unless a newer request overtook this one.
  package func submit(
    _ request: PreviewRequest,
    on delivering: DispatchQueue,
    deliver: @escaping @Sendable (PreviewReport) -> Void
  ) {
    let number = newest.add(1, ordering: .relaxed).newValue
    queue.async { [self] in
      let isOvertaken: @Sendable () -> Bool = { [self] in
        newest.load(ordering: .relaxed) != number
      }
      guard !isOvertaken(),
        let report = PreviewPipeline.layOut(request, isOvertaken: isOvertaken)
      else { return }
      delivering.async {
        if !isOvertaken() { deliver(report) }
      }
    }
  }
}
