extension Binder {
  /// What is wrong with a call of a function of numbers none of whose forms takes the arguments, and
  /// at which of these; `nil` for other functions.
  ///
  /// Of some the compiler tells one form, of others that there are several.
  func misfit(
    ofNumbers arguments: [CallArgument],
    in entry: LibraryEntry
  ) -> (mistake: SceneMistake, place: SourceSpan?)? {
    guard entry.kind == .function,
      entry.signature.parameters.allSatisfy({ $0.type.isFloatingPoint || $0.type.isInteger })
    else { return nil }
    let types = arguments.map { argument in
      argument.bound?.type ?? attempt { bind(argument.expression) }.result.type
    }
    guard types.allSatisfy(\.isScalar),
      let first = types.firstIndex(where: { !$0.isFloatingPoint })
    else { return nil }
    let convert = { (wanted: String) in
      (
        SceneMistake.cannotConvertArgument("\(types[first])", to: wanted),
        Optional(arguments[first].span)
      )
    }
    switch entry.name {
    case "ceil", "floor", "round", "sqrt", "trunc": return convert("Double")
    case "pow" where first == 0: return convert(types[0].isInteger ? "Double" : "Decimal")
    case "atan2",
      "hypot" where first > 0:
      return convert("Double")
    default: return nil
    }
  }
}
