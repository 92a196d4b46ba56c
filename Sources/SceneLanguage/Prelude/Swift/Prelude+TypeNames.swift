extension Prelude {
  /// The names that Swift has for what functions such as `zip` and `enumerated()` give: here lists.
  ///
  /// Each is a part of its own, as a scene may have a type of one of these names.
  static let sequenceNames: [Part] = [
    name("EnumeratedSequence", "<Base: Sequence> = [(offset: Int, element: Base.Element)]"),
    name("Zip2Sequence", "<One: Sequence, Other: Sequence> = [(One.Element, Other.Element)]"),
    name("FlattenSequence", "<Base: Sequence> = [Base.Element.Element]"),
    name("JoinedSequence", "<Base: Sequence> = [Base.Element.Element]"),
    name("ReversedCollection", "<Base: Sequence> = [Base.Element]"),
    name("Repeated", "<Element> = [Element]"),
    name("ContiguousArray", "<Element> = [Element]"),
    name("Span", "<Element> = [Element]"),
    name("StrideTo", "<Element> = [Element]"),
    name("StrideThrough", "<Element> = [Element]"),
    name("PrefixSequence", "<Base: Sequence> = ArraySlice<Base.Element>"),
    name("DropFirstSequence", "<Base: Sequence> = ArraySlice<Base.Element>"),
    name("DropWhileSequence", "<Base: Sequence> = ArraySlice<Base.Element>"),
    name("AnyBidirectionalCollection", "<Element> = AnyCollection<Element>"),
    name("AnyRandomAccessCollection", "<Element> = AnyCollection<Element>"),
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

  /// The names that Swift has for the types of C.
  static let namesOfC: [Part] = [
    name("CBool", " = Bool"), name("CChar", " = Int8"), name("CSignedChar", " = Int8"),
    name("CUnsignedChar", " = UInt8"), name("CShort", " = Int16"),
    name("CUnsignedShort", " = UInt16"), name("CInt", " = Int32"),
    name("CUnsignedInt", " = UInt32"), name("CLong", " = Int"), name("CUnsignedLong", " = UInt"),
    name("CLongLong", " = Int64"), name("CUnsignedLongLong", " = UInt64"),
    name("CFloat", " = Float"), name("CDouble", " = Double"), name("Float32", " = Float"),
    name("Float64", " = Double"), name("NSInteger", " = Int"), name("NSUInteger", " = Int"),
  ]

  private static func name(_ name: String, _ meaning: String) -> Part {
    Part(names: [name], source: "typealias \(name)\(meaning)")
  }
}
