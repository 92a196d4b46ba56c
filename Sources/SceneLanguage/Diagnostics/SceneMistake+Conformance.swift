extension SceneMistake {
  /// The mistake about a value where any value of a protocol can stand.
  ///
  /// The compiler says there what the value lacks, instead of what it cannot become.
  func aboutConformance(to name: String) -> SceneMistake {
    switch self {
    case .cannotConvertArgument(let type, _) where type != "nil":
      .argumentDoesNotConform(type, protocolName: name)
    case .cannotConvertReturn(let type, _) where type != "nil":
      .returnDoesNotConform(type, protocolName: name)
    case .cannotConvertValue(let type, _) where type != "nil":
      .valueDoesNotConform(type, protocolName: name)
    default: self
    }
  }

  /// Whether it is about the two types of a choice, besides what neither can become.
  var isAboutBranches: Bool {
    if case .mismatchingBranches = self { true } else { false }
  }

  /// Whether it is about a generic parameter that nothing tells.
  var isAboutGenerics: Bool {
    if case .genericNotInferred = self { true } else { false }
  }

  /// Whether it is about the type of an argument.
  var isAboutArgument: Bool {
    if case .cannotConvertArgument = self { true } else { false }
  }
}
