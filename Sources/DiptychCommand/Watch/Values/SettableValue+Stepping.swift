internal import SceneLanguage

extension SettableValue {
  /// The value some steps on, in the form of an adjustment; `nil` where it can only be written.
  ///
  /// A control of the scene gives step and bounds: a slider without steps moves by a tenth of its
  /// range. Other numbers move by 1, and those between -1 and 1 by 0.1; choices go around the end.
  func stepped(by steps: Int) -> String? {
    switch kind {
    case .boolean:
      return value == "true" ? "false" : "true"
    case .integer:
      let number = Int(value) ?? 0
      guard value != "nil" else { return "0" }
      return steppedInteger(number, steps)
    case .number:
      guard value != "nil" else { return "0" }
      return Double(value).map { steppedNumber($0, steps) }
    case .choice(let names):
      guard let place = names.firstIndex(of: value) else { return names.first }
      return names[((place + steps) % names.count + names.count) % names.count]
    case .text, .expression:
      return nil
    }
  }

  private func steppedInteger(_ number: Int, _ steps: Int) -> String {
    let step = control?.step.flatMap { Int(exactly: $0.rounded()) } ?? 1
    let (distance, isTooFar) = max(step, 1).multipliedReportingOverflow(by: steps)
    let (sum, isBeyond) = number.addingReportingOverflow(distance)
    let lowest = control.flatMap { Int(exactly: $0.bounds.lowerBound.rounded(.up)) } ?? .min
    let highest = control.flatMap { Int(exactly: $0.bounds.upperBound.rounded(.down)) } ?? .max
    if isTooFar || isBeyond { return value }
    return "\(min(max(sum, lowest), max(lowest, highest)))"
  }

  private func steppedNumber(_ number: Double, _ steps: Int) -> String {
    var sum = number + step(from: number) * Double(steps)
    // A sum of tenths is to read as it would be written.
    if abs(sum) < 1e9 { sum = (sum * 1e6).rounded() / 1e6 }
    if let bounds = control?.bounds { sum = min(max(sum, bounds.lowerBound), bounds.upperBound) }
    guard sum.isFinite else { return value }
    return sum == sum.rounded() && abs(sum) < 1e15 ? "\(Int(sum))" : "\(sum)"
  }

  private func step(from number: Double) -> Double {
    if let step = control?.step { return step }
    if let bounds = control?.bounds, (bounds.upperBound - bounds.lowerBound).isFinite {
      return (bounds.upperBound - bounds.lowerBound) / 10
    }
    return abs(number) <= 1 && number != number.rounded() || abs(number) == 0 ? 0.1 : 1
  }
}
