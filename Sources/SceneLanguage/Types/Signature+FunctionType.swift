extension Signature {
  /// The type of the function as a value.
  var functionType: SceneType { functionType(FunctionTraits()) }

  /// The type of the function as a value, with what else is known of it.
  func functionType(_ traits: FunctionTraits) -> SceneType {
    .function(FunctionType(parameters.map(\.type), result, traits: traits).erased)
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
