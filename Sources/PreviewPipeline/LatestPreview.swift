package import Dispatch
internal import SceneLanguage
internal import Synchronization

/// Lays out the newest of the requests it is given.
///
/// A request that comes while another is being worked on overtakes it: the older one stops at its
/// next stage and is not delivered. A stage can take long, so the newest request begins at once
/// beside it; when both places are taken it waits, and takes the place of whatever waited before.
package final class LatestPreview: Sendable {
  /// How many requests are worked on at once: the newest, and one that has still to stop.
  private static let places = 2

  private struct Job: Sendable {
    let number: Int
    let request: PreviewRequest
    let delivering: DispatchQueue
    let deliver: @Sendable (PreviewReport) -> Void
  }

  private struct Jobs {
    var newest = 0
    var runningCount = 0
    var waiting: Job?
  }

  private let queue = DispatchQueue(
    label: "diptych.preview",
    qos: .userInteractive,
    attributes: .concurrent
  )
  private let jobs = Mutex(Jobs())
  private let neighborNeeds = NeighborNeeds()
  private let parseMemory = ParseMemory()

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
    var request = request
    request.neighborNeeds = neighborNeeds
    request.parseMemory = parseMemory
    let next: Job? = jobs.withLock { [request] jobs in
      jobs.newest += 1
      let job = Job(
        number: jobs.newest,
        request: request,
        delivering: delivering,
        deliver: deliver
      )
      guard jobs.runningCount < Self.places else {
        jobs.waiting = job
        return nil
      }
      jobs.runningCount += 1
      return job
    }
    if let next { start(next) }
  }

  /// Makes all requests so far outdated, as when the newest save is no text at all.
  package func overtake() {
    jobs.withLock { jobs in
      jobs.newest += 1
      jobs.waiting = nil
    }
  }

  private func start(_ job: Job) {
    queue.async { [self] in
      run(job)
      let next = jobs.withLock { jobs in
        defer { jobs.waiting = nil }
        if jobs.waiting == nil { jobs.runningCount -= 1 }
        return jobs.waiting
      }
      if let next { start(next) }
    }
  }

  private func run(_ job: Job) {
    let isOvertaken: @Sendable () -> Bool = { [self] in
      jobs.withLock { $0.newest } != job.number
    }
    guard !isOvertaken(),
      let report = PreviewPipeline.layOut(job.request, isOvertaken: isOvertaken)
    else { return }
    job.delivering.async {
      if !isOvertaken() { job.deliver(report) }
    }
  }
}
