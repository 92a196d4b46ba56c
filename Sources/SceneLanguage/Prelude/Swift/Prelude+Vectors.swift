extension Prelude {
  /// Vectors of two, three, and four numbers.
  static let vectors: [Part] = [2, 3, 4].map { count in
    Part(
      names: ["SIMD\(count)"],
      source: vector("SIMD\(count)", ["x", "y", "z", "w"].prefix(count))
    )
  }

  private static func vector(_ name: String, _ names: ArraySlice<String>) -> String {
    /// One text for each number of the vector.
    func each(_ separator: String = ", ", _ text: (String) -> String) -> String {
      names.map(text).joined(separator: separator)
    }
    func combining(_ sign: String, _ operation: String? = nil) -> String {
      let operation = operation ?? sign
      let assigned = operation == sign ? "\(sign)=" : nil
      return """
        static func \(sign) (left: Self, right: Self) -> Self {
          left.with(\(each { "left.\($0) \(operation) right.\($0)" }))
        }
        static func \(sign) (left: Self, right: Scalar) -> Self {
          left.with(\(each { "left.\($0) \(operation) right" }))
        }
        static func \(sign) (left: Scalar, right: Self) -> Self {
          right.with(\(each { "left \(operation) right.\($0)" }))
        }
        """
          + (assigned.map { assigned in
            """

            static func \(assigned) (left: inout Self, right: Self) { left = left \(sign) right }
            static func \(assigned) (left: inout Self, right: Scalar) { left = left \(sign) right }
            """
          } ?? "")
    }
    return """
      struct \(name)<Scalar>: ExpressibleByArrayLiteral, Hashable, Codable, CustomStringConvertible {
        \(each("\n") { "var \($0): Scalar" })
        init(\(each { "_ \($0): Scalar" })) { \(each("; ") { "self.\($0) = \($0)" }) }
        init(\(each { "\($0): Scalar" })) { \(each("; ") { "self.\($0) = \($0)" }) }
        init(repeating value: Scalar) { self.init(\(each { _ in "value" })) }
        init(arrayLiteral elements: Scalar...) { self.init(elements) }
        init(_ elements: [Scalar]) {
          precondition(elements.count == \(names.count))
          \(names.enumerated().map { "\($1) = elements[\($0)]" }.joined(separator: "; "))
        }
        static var scalarCount: Int { \(names.count) }
        var scalarCount: Int { \(names.count) }
        var indices: Range<Int> { 0..<\(names.count) }
        /// The same with other numbers, which knows the type of its numbers as this does.
        fileprivate func with(\(each { "_ \($0): Scalar" })) -> Self {
          var copy = self
          \(each("; ") { "copy.\($0) = \($0)" })
          return copy
        }
        fileprivate var scalars: [Scalar] { [\(each { $0 })] }
        subscript(index: Int) -> Scalar {
          get { scalars[index] }
          set {
            switch index {
            \(names.enumerated().map { "case \($0): \($1) = newValue" }.joined(separator: "\n"))
            default: preconditionFailure("Index out of range")
            }
          }
        }
        var description: String { "\(name)<\\(Scalar.self)>(\(each { "\\(\($0))" }))" }
      }
      extension \(name) where Scalar: Numeric {
        init() { self.init(\(each { _ in "0" })) }
        static var zero: Self { Self(\(each { _ in "0" })) }
        static var one: Self { Self(\(each { _ in "1" })) }
        func sum() -> Scalar { \(each(" + ") { $0 }) }
        func wrappedSum() -> Scalar { \(each(" + ") { $0 }) }
        \(combining("+"))
        \(combining("-"))
        \(combining("*"))
        \(combining("&+", "+"))
        \(combining("&-", "-"))
        \(combining("&*", "*"))
        static prefix func - (value: Self) -> Self {
          value.with(\(each { "-value.\($0)" }))
        }
      }
      extension \(name) where Scalar: FloatingPoint {
        \(combining("/"))
        func squareRoot() -> Self { with(\(each { "\($0).squareRoot()" })) }
        func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
          with(\(each { "\($0).rounded(rule)" }))
        }
      }
      extension \(name) where Scalar: Comparable {
        func max() -> Scalar { scalars.max()! }
        func min() -> Scalar { scalars.min()! }
        func clamped(lowerBound: Self, upperBound: Self) -> Self {
          with(\(each { "Swift.min(Swift.max(\($0), lowerBound.\($0)), upperBound.\($0))" }))
        }
      }
      """
  }
}
