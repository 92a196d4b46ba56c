import Dispatch

extension DispatchSourceTimer {
  /// Fires once, after a while; at once when that is past.
  func schedule(after wait: Duration) {
    let parts = max(wait, .zero).components
    let nanoseconds = Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000)
    schedule(deadline: .now() + .nanoseconds(nanoseconds), leeway: .nanoseconds(0))
  }
}
