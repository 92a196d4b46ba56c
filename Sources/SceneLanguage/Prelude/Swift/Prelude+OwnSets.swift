extension Prelude {
  /// What sets that scenes declare have by themselves: all that follows from a union, an
  /// intersection, and a difference.
  static let ownSets = Part(
    names: ["SetAlgebra", "DeclaredSetAlgebra"],
    source: """
      protocol DeclaredSetAlgebra: Equatable, ExpressibleByArrayLiteral {
        associatedtype Element
        associatedtype ArrayLiteralElement = Element
        init()
        func contains(_ member: Element) -> Bool
        func union(_ other: Self) -> Self
        func intersection(_ other: Self) -> Self
        func symmetricDifference(_ other: Self) -> Self
        mutating func insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element)
        mutating func formIntersection(_ other: Self)
        mutating func formSymmetricDifference(_ other: Self)
      }
      extension DeclaredSetAlgebra {
        init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
          self.init()
          for element in elements { _ = insert(element) }
        }
        init(arrayLiteral elements: Element...) {
          self.init()
          for element in elements { _ = insert(element) }
        }
        var isEmpty: Bool { self == Self() }
        func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
        mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
        func isSubset(of other: Self) -> Bool { intersection(other) == self }
        func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
        func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
        func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
        func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
      }
      """
  )
}
