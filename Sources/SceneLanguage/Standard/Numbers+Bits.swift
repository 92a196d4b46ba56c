extension Library {
  /// Bits, distances, and conversions of whole numbers of a type.
  static func integerDetails(_ name: String) -> [LibraryEntry] {
    let width = IntegerBounds.bitWidth(of: name)
    let magnitude = name.hasPrefix("U") ? name : "U" + name
    return [
      LibraryEntry.initializer(Parameter<SceneValue>.anything("exactly")) { value -> SceneValue in
        let exact = value.wholeNumber ?? Double.read(value).flatMap { Int128(exactly: $0) }
        return exact.flatMap { IntegerBounds.value($0, of: name) } ?? .null
      }.returning(.optional(.named(name))),
      LibraryEntry.initializer(Parameter<Character>("ascii")) { character -> Int in
        guard let value = character.asciiValue else {
          throw SceneStop(.invalidArgument("'\(character)' is no ASCII character"))
        }
        return Int(value)
      }.returning(.named(name)),
      bitCount("nonzeroBitCount") { ($0 & mask(width)).nonzeroBitCount },
      bitCount("trailingZeroBitCount") { min($0.trailingZeroBitCount, width) },
      bitCount("leadingZeroBitCount") { ($0 & mask(width)).leadingZeroBitCount - (64 - width) },
      swappedBytes("byteSwapped", of: name), swappedBytes("bigEndian", of: name),
      LibraryEntry.property("littleEndian", of: SceneValue.self) { $0 }.returning(.named(name)),
      .property("bitWidth", of: Int.self) { _ in width },
      LibraryEntry.method("distance", of: Int.self, Parameter<Int>("to", type: .named(name))) {
        $1 &- $0
      },
      LibraryEntry.method("advanced", of: Int.self, Parameter<Int>("by")) { value, step in
        let (sum, overflow) = value.addingReportingOverflow(step)
        if overflow { throw SceneStop(.overflow("\(value) + \(step)")) }
        return sum
      }.returning(.named(name)),
      LibraryEntry.method(
        "multipliedFullWidth",
        of: SceneValue.self,
        wholeNumber("by", type: .named(name))
      ) { value, factor in
        let product = (value.wholeNumber ?? 0) * factor
        let low = IntegerBounds.value(product & Int128(mask(width)), of: magnitude)
        let high = IntegerBounds.value(product >> Int128(width), of: name)
        return SceneValue.tuple([high ?? .int(0), low ?? .int(0)])
      }.returning(
        .tuple([
          .init(label: "high", type: .named(name)), .init(label: "low", type: .named(magnitude)),
        ])
      ),
      .mutation("negate", of: Int.self) { (value: inout Int) in value = 0 &- value },
    ]
  }

  /// The number with its bytes the other way round.
  private static func swappedBytes(_ property: String, of name: String) -> LibraryEntry {
    let unused = UInt64(64 - IntegerBounds.bitWidth(of: name))
    return LibraryEntry.property(property, of: SceneValue.self) { value in
      SceneValue.whole(bits: (value.bits ?? 0).byteSwapped >> unused, of: name)
    }.returning(.named(name))
  }

  private static func mask(_ width: Int) -> UInt64 { width == 64 ? .max : (1 << width) - 1 }

  private static func bitCount(
    _ name: String,
    _ count: @escaping @Sendable (UInt64) -> Int
  ) -> LibraryEntry {
    .property(name, of: SceneValue.self) { count($0.bits ?? 0) }
  }

  /// Parts, neighbours, and signs of floating-point numbers of a type.
  static func floatingDetails(_ name: String) -> [LibraryEntry] {
    let isShort = name == "Float"
    return [
      .property("sign", of: Double.self) { NumberSign(sign: $0.sign) },
      LibraryEntry.property("ulp", of: Double.self) { isShort ? Double(Float($0).ulp) : $0.ulp }
        .returning(.named(name)),
      LibraryEntry.property("nextUp", of: Double.self) {
        isShort ? Double(Float($0).nextUp) : $0.nextUp
      }.returning(.named(name)),
      LibraryEntry.property("nextDown", of: Double.self) {
        isShort ? Double(Float($0).nextDown) : $0.nextDown
      }.returning(.named(name)),
      .property("isNormal", of: Double.self) { isShort ? Float($0).isNormal : $0.isNormal },
      .property("isSubnormal", of: Double.self) {
        isShort ? Float($0).isSubnormal : $0.isSubnormal
      },
      LibraryEntry.property("binade", of: Double.self) { $0.binade }.returning(.named(name)),
      LibraryEntry.property("bitPattern", of: Double.self) {
        SceneValue.whole(isShort ? UInt64(Float($0).bitPattern) : $0.bitPattern)
      }.returning(.named(isShort ? "UInt32" : "UInt64")),
      LibraryEntry.initializer(bits("bitPattern")) {
        isShort
          ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) : Double(bitPattern: $0)
      }.returning(.named(name)),
      .property("exponent", of: Double.self) { $0.isNormal ? Int($0.exponent) : 0 },
      LibraryEntry.property("significand", of: Double.self) { $0.significand }
        .returning(.named(name)),
      .property("debugDescription", of: Double.self) {
        isShort ? "\(Float($0))" : "\($0)"
      },
      LibraryEntry.method(
        "addingProduct",
        of: Double.self,
        Parameter<Double>("_"),
        Parameter<Double>("_")
      ) { $0.addingProduct($1, $2) }.returning(.named(name)),
      LibraryEntry.method("distance", of: Double.self, Parameter<Double>("to")) { $1 - $0 }
        .returning(.named(name)),
      LibraryEntry.method("advanced", of: Double.self, Parameter<Double>("by")) { $0 + $1 }
        .returning(.named(name)),
      .method("isLess", of: Double.self, Parameter<Double>("than")) { $0 < $1 },
      .method("isLessThanOrEqualTo", of: Double.self, Parameter<Double>("_")) { $0 <= $1 },
      .method("isEqual", of: Double.self, Parameter<Double>("to")) { $0 == $1 },
      LibraryEntry.initializer(
        Parameter<NumberSign>("sign"),
        Parameter<Int>("exponent"),
        Parameter<Double>("significand")
      ) { Double(sign: $0.sign, exponent: $1, significand: $2) }.returning(.named(name)),
      LibraryEntry.staticMethod("minimum", Parameter<Double>("_"), Parameter<Double>("_")) {
        Double.minimum($0, $1)
      }.returning(.named(name)),
      LibraryEntry.staticMethod("maximum", Parameter<Double>("_"), Parameter<Double>("_")) {
        Double.maximum($0, $1)
      }.returning(.named(name)),
      .mutation("round", of: Double.self, Parameter<RoundingRule>("_")) {
        (value: inout Double, rule: RoundingRule) in value.round(rule.rule)
      },
      .mutation("formSquareRoot", of: Double.self) { (value: inout Double) in
        value.formSquareRoot()
      },
      LibraryEntry.initializer(Parameter<SceneValue>.anything("exactly")) { value -> SceneValue in
        let number = value.wholeNumber.map { Double(exactly: $0) } ?? Double.read(value)
        guard let number, name != "Float" || Float(exactly: number) != nil else { return .null }
        return number.isNaN ? .null : .double(number)
      }.returning(.optional(.named(name))),
      LibraryEntry.initializer(
        Parameter<Double>("signOf"),
        Parameter<Double>("magnitudeOf")
      ) { Double(signOf: $0, magnitudeOf: $1) }.returning(.named(name)),
    ]
  }

  static let signs = LibraryType(
    "FloatingPointSign",
    conformsTo: ["Hashable"],
    [
      .constant("plus", NumberSign(sign: .plus)), .constant("minus", NumberSign(sign: .minus)),
    ]
  )
}

/// `FloatingPointSign` as a value of the program.
struct NumberSign: NativeValue, Hashable, CustomStringConvertible {
  static var sceneName: String { "FloatingPointSign" }
  let sign: FloatingPointSign
  var description: String { "\(sign)" }
}
