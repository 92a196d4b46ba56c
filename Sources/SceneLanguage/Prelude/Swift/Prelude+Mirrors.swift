extension Prelude {
  /// What a value tells of its parts.
  static let mirrors = Part(
    names: ["Mirror", "CustomReflectable"],
    source: #"""
      protocol CustomReflectable { var customMirror: Mirror { get } }
      protocol MirrorPath {}
      extension Int: MirrorPath {}
      extension String: MirrorPath {}
      struct Mirror: CustomStringConvertible {
        enum DisplayStyle {
          case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
        }
        enum AncestorRepresentation {
          case generated, suppressed
        }
        typealias Child = (label: String?, value: Any)
        typealias Children = AnyCollection<Child>
        let subjectType: Any.Type
        let displayStyle: DisplayStyle?
        let children: AnyCollection<Child>
        private let subject: Any
        private let steps: Int
        private let count: Int
        init(reflecting subject: Any) {
          if let own = subject as? CustomReflectable {
            self = own.customMirror
          } else {
            self.init(of: subject, above: 0, of: _ReflectedValue.ancestry(of: subject))
          }
        }
        init<Subject>(
          _ subject: Subject, children: KeyValuePairs<String, Any>,
          displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          self.init(
            subject, labels: children.map { $0.key }, values: children.map { $0.value },
            displayStyle)
        }
        init<Subject>(
          _ subject: Subject, unlabeledChildren: some Collection,
          displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          var values: [Any] = []
          for child in unlabeledChildren { values.append(child) }
          self.init(subject, labels: [], values: values, displayStyle)
        }
        private init(
          _ subject: Any, labels: [String], values: [Any], _ displayStyle: DisplayStyle?
        ) {
          self.subject = subject
          self.displayStyle = displayStyle
          subjectType = _ReflectedValue.type(of: subject, above: 0)
          var children: [Child] = []
          for (index, value) in values.enumerated() {
            children.append((label: index < labels.count ? labels[index] : nil, value: value))
          }
          self.children = AnyCollection(children)
          steps = 0
          count = 0
        }
        private init(of subject: Any, above steps: Int, of count: Int) {
          self.subject = subject
          self.steps = steps
          self.count = count
          subjectType = _ReflectedValue.type(of: subject, above: steps)
          children = AnyCollection(_ReflectedValue.children(of: subject, above: steps))
          switch _ReflectedValue.style(of: subject) {
          case "struct": displayStyle = .struct
          case "class": displayStyle = .class
          case "enum": displayStyle = .enum
          case "tuple": displayStyle = .tuple
          case "optional": displayStyle = .optional
          case "collection": displayStyle = .collection
          case "dictionary": displayStyle = .dictionary
          case "set": displayStyle = .set
          default: displayStyle = nil
          }
        }
        var superclassMirror: Mirror? {
          steps < count ? Mirror(of: subject, above: steps + 1, of: count) : nil
        }
        func descendant(_ first: MirrorPath, _ rest: MirrorPath...) -> Any? {
          var found: Any = subject
          for step in [first] + rest {
            let children = Mirror(reflecting: found).children
            if let label = step as? String {
              guard let child = children.first(where: { $0.label == label }) else { return nil }
              found = child.value
            } else if let position = step as? Int, position >= 0, position < children.count {
              found = Array(children)[position].value
            } else {
              return nil
            }
          }
          return found
        }
        var description: String { "Mirror for \(subjectType)" }
      }
      """#
  )
}
