extension Prelude {
  /// Conditions written as text: those that ask something of a text itself, as forms check fields.
  static let predicates = Part(
    names: ["NSPredicate"],
    source: #"""
      class NSPredicate {
        let predicateFormat: String
        private let holds: (Any?) -> Bool
        init(format: String, _ arguments: Any...) {
          predicateFormat = format
          holds = NSPredicate.condition(format, arguments)
        }
        init(format: String, argumentArray: [Any]?) {
          predicateFormat = format
          holds = NSPredicate.condition(format, argumentArray ?? [])
        }
        init(value: Bool) {
          predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
          holds = { _ in value }
        }
        init(block: @escaping (Any?, [String: Any]?) -> Bool) {
          predicateFormat = "BLOCKPREDICATE"
          holds = { block($0, nil) }
        }
        func evaluate(with object: Any?) -> Bool { holds(object) }
        func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool {
          holds(object)
        }
        private static func condition(_ format: String, _ arguments: [Any]) -> (Any?) -> Bool {
          let words = format.split(separator: " ", maxSplits: 2).map { String($0) }
          guard words.count == 3, words[0].uppercased() == "SELF",
            words[2] == "%@" || words[2].first == "'" || words[2].first == "\""
          else {
            return { _ in fatalError("Diptych does not support the predicate '\(format)' yet") }
          }
          let named = words[1].split(separator: "[", maxSplits: 1).map { $0.uppercased() }
          let marks = named.count > 1 ? named[1] : ""
          var options: String.CompareOptions = []
          if marks.contains("C") { options.insert(.caseInsensitive) }
          if marks.contains("D") { options.insert(.diacriticInsensitive) }
          let operand =
            words[2] == "%@" ? "\(arguments.first ?? "")" : String(words[2].dropFirst().dropLast())
          return { object in
            guard let text = object as? String else { return false }
            switch named[0] {
            case "MATCHES":
              guard let regex = try? Regex((options.isEmpty ? "" : "(?i)") + operand) else {
                fatalError("Can't do regex matching, reason: the pattern '\(operand)' is invalid")
              }
              return (try? regex.wholeMatch(in: text)) != nil
            case "CONTAINS": return text.range(of: operand, options: options) != nil
            case "BEGINSWITH":
              return text.range(of: operand, options: options.union(.anchored)) != nil
            case "ENDSWITH":
              return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
            case "=", "==": return text.compare(operand, options: options) == .orderedSame
            case "!=", "<>": return text.compare(operand, options: options) != .orderedSame
            default: fatalError("Diptych does not support the predicate '\(format)' yet")
            }
          }
        }
      }
      """#
  )
}
