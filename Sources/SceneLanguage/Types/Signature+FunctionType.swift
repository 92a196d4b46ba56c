extension Signature {
  /// The type of the function as a value.
  var functionType: SceneType { functionType(FunctionTraits()) }

  /// The type of the function as a value, with what else is known of it.
  func functionType(_ traits: FunctionTraits) -> SceneType {
    .function(FunctionType(parameters.map(\.type), result, traits: traits).erased)
  }

  /// The type of the function where fewer arguments are passed than it can take, by themselves or
  /// as one tuple.
  ///
  /// The rest has defaults. `nil` where so many do not fit.
  func shortened(to wanted: FunctionType) -> FunctionType? {
    let needed = parameters.count { !$0.canBeLeftOut }
    let counts = needed..<max(needed, parameters.count)
    if counts.contains(wanted.parameters.count) { return wanted }
    guard case .tuple(let elements)? = wanted.parameters.first, wanted.parameters.count == 1,
      counts.contains(elements.count)
    else { return nil }
    return FunctionType(elements.map(\.type), wanted.result)
  }
}

extension FunctionType {
  /// The type with free generic parameters made unknown.
  fileprivate var erased: FunctionType {
    if case .function(let type) = SceneType.function(self).erasingParameters() {
      type
    } else {
      self
    }
  }
}
