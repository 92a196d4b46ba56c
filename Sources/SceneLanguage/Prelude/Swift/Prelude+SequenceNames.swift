extension Prelude {
  /// The names that Swift has for what functions such as `zip` and `enumerated()` give: here lists.
  ///
  /// Each is a part of its own, as a scene may have a type of one of these names.
  static let sequenceNames: [Part] = [
    name("EnumeratedSequence", "<Base: Sequence> = [(offset: Int, element: Base.Element)]"),
    name("Zip2Sequence", "<One: Sequence, Other: Sequence> = [(One.Element, Other.Element)]"),
    name("FlattenSequence", "<Base: Sequence> = [Base.Element.Element]"),
    name("JoinedSequence", "<Base: Sequence> = [Base.Element.Element]"),
    name("Repeated", "<Element> = [Element]"),
    name("ContiguousArray", "<Element> = [Element]"),
    name("StrideTo", "<Element> = [Element]"),
    name("StrideThrough", "<Element> = [Element]"),
    name("PrefixSequence", "<Base: Sequence> = ArraySlice<Base.Element>"),
    name("DropFirstSequence", "<Base: Sequence> = ArraySlice<Base.Element>"),
    name("DropWhileSequence", "<Base: Sequence> = ArraySlice<Base.Element>"),
    name("LazyMapSequence", "<Base: Sequence, Element> = LazySequence<[Element]>"),
    name("LazyFilterSequence", "<Base: Sequence> = LazySequence<Base>"),
    name("LazyPrefixWhileSequence", "<Base: Sequence> = LazySequence<Base>"),
    name("LazyDropWhileSequence", "<Base: Sequence> = LazySequence<Base>"),
    name("LazyMapCollection", "<Base: Sequence, Element> = LazySequence<[Element]>"),
    name("LazyFilterCollection", "<Base: Sequence> = LazySequence<Base>"),
    name("UnfoldFirstSequence", "<Element> = UnfoldSequence<Element, (Element?, Bool)>"),
  ]

  /// The names of the types that literals have where nothing else says one.
  static let literalNames: [Part] = [
    name("IntegerLiteralType", " = Int"), name("FloatLiteralType", " = Double"),
    name("StringLiteralType", " = String"), name("BooleanLiteralType", " = Bool"),
  ]

  private static func name(_ name: String, _ meaning: String) -> Part {
    Part(names: [name], source: "typealias \(name)\(meaning)")
  }
}
