extension SceneMistake {
  /// The name that another file of the module may declare and so mend the mistake; `init` where an
  /// initializer in an extension may.
  var missingName: String? {
    switch self {
    case .nameNotFound(let name, _), .typeNotFound(let name, _), .memberNotFound(let name, _, _),
      .implicitMemberNotFound(let name, _, _), .caseNotFound(let name, _, _),
      .operatorNotFound(let name, _), .unsupportedMember(let name, _),
      .notAMemberType(let name, _), .unknownAttribute(let name, _):
      name
    case .requiresConformance(_, let type, _), .argumentDoesNotConform(let type, _),
      .returnDoesNotConform(let type, _), .valueDoesNotConform(let type, _),
      .missingConformanceOfArgument(let type, _):
      ModuleNames.conformances(of: type.split(separator: ".").last ?? "")
    case .wrongLabels, .missingLabels, .extraneousLabels, .missingArgument, .missingArguments,
      .extraArgument, .extraArguments, .extraTrailingClosure, .noMatchingOverload,
      .cannotConvertArgument:
      "init"
    default:
      nil
    }
  }
}
