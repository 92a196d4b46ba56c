extension Prelude {
  /// A truth as Objective-C has it.
  static let foreignTruths = Part(
    names: ["ObjCBool"],
    source: """
      struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
        var boolValue: Bool
        var description: String { "\\(boolValue)" }
        init(_ value: Bool) { boolValue = value }
        init(booleanLiteral value: Bool) { boolValue = value }
      }
      """
  )

  /// Places in memory: here places in an array that all pointers into it share.
  static let pointers = Part(
    names: [
      "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
      "withUnsafePointer", "withUnsafeMutablePointer",
    ],
    source: """
      private final class PointedElements<Element> {
        var elements: [Element?]
        init(_ elements: [Element?]) { self.elements = elements }
      }
      struct UnsafeMutablePointer<Pointee>: Comparable {
        fileprivate let memory: PointedElements<Pointee>
        fileprivate let place: Int
        static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> {
          let none: Pointee? = nil
          return UnsafeMutablePointer<Pointee>(
            memory: PointedElements<Pointee>(Array(repeating: none, count: capacity)), place: 0)
        }
        var pointee: Pointee {
          get { self[0] }
          nonmutating set { self[0] = newValue }
        }
        subscript(index: Int) -> Pointee {
          get {
            guard let element = memory.elements[place + index] else {
              fatalError("memory is read that holds no value")
            }
            return element
          }
          nonmutating set { memory.elements[place + index] = newValue }
        }
        func initialize(to value: Pointee) { self[0] = value }
        func initialize(repeating value: Pointee, count: Int) {
          for index in 0..<count { self[index] = value }
        }
        func initialize(from other: UnsafePointer<Pointee>, count: Int) {
          for index in 0..<count { self[index] = other[index] }
        }
        func initialize(from other: UnsafeMutablePointer<Pointee>, count: Int) {
          for index in 0..<count { self[index] = other[index] }
        }
        func update(repeating value: Pointee, count: Int) {
          initialize(repeating: value, count: count)
        }
        func update(from other: UnsafeMutablePointer<Pointee>, count: Int) {
          initialize(from: other, count: count)
        }
        func move() -> Pointee {
          let value = self[0]
          memory.elements[place] = nil
          return value
        }
        @discardableResult
        func deinitialize(count: Int) -> UnsafeMutablePointer<Pointee> {
          for index in 0..<count { memory.elements[place + index] = nil }
          return self
        }
        func deallocate() {}
        func advanced(by count: Int) -> UnsafeMutablePointer<Pointee> {
          UnsafeMutablePointer<Pointee>(memory: memory, place: place + count)
        }
        func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
        func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
        func distance(to other: UnsafeMutablePointer<Pointee>) -> Int { other.place - place }
        static func + (one: UnsafeMutablePointer<Pointee>, count: Int) -> UnsafeMutablePointer<Pointee> {
          one.advanced(by: count)
        }
        static func - (one: UnsafeMutablePointer<Pointee>, count: Int) -> UnsafeMutablePointer<Pointee> {
          one.advanced(by: -count)
        }
        static func - (one: UnsafeMutablePointer<Pointee>, other: UnsafeMutablePointer<Pointee>) -> Int {
          one.place - other.place
        }
        static func += (one: inout UnsafeMutablePointer<Pointee>, count: Int) {
          one = one.advanced(by: count)
        }
        static func == (
          one: UnsafeMutablePointer<Pointee>, other: UnsafeMutablePointer<Pointee>
        ) -> Bool { one.memory === other.memory && one.place == other.place }
        static func < (
          one: UnsafeMutablePointer<Pointee>, other: UnsafeMutablePointer<Pointee>
        ) -> Bool { one.place < other.place }
      }
      struct UnsafePointer<Pointee> {
        private let base: UnsafeMutablePointer<Pointee>
        init(_ base: UnsafeMutablePointer<Pointee>) { self.base = base }
        var pointee: Pointee { base.pointee }
        subscript(index: Int) -> Pointee { base[index] }
        func advanced(by count: Int) -> UnsafePointer<Pointee> {
          UnsafePointer<Pointee>(base.advanced(by: count))
        }
        static func + (one: UnsafePointer<Pointee>, count: Int) -> UnsafePointer<Pointee> {
          one.advanced(by: count)
        }
      }
      struct UnsafeMutableBufferPointer<Element>: MutableCollection, RandomAccessCollection {
        let baseAddress: UnsafeMutablePointer<Element>?
        let count: Int
        init(start: UnsafeMutablePointer<Element>?, count: Int) {
          baseAddress = start
          self.count = count
        }
        static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> {
          UnsafeMutableBufferPointer<Element>(
            start: UnsafeMutablePointer<Element>.allocate(capacity: capacity), count: capacity)
        }
        var startIndex: Int { 0 }
        var endIndex: Int { count }
        subscript(index: Int) -> Element {
          get {
            guard let baseAddress else { fatalError("Index out of range") }
            return baseAddress[index]
          }
          nonmutating set {
            guard let baseAddress else { fatalError("Index out of range") }
            baseAddress[index] = newValue
          }
        }
        func index(after place: Int) -> Int { place + 1 }
        func index(before place: Int) -> Int { place - 1 }
        func initialize(repeating value: Element) {
          baseAddress?.initialize(repeating: value, count: count)
        }
        func deallocate() {}
      }
      struct UnsafeBufferPointer<Element>: RandomAccessCollection {
        private let base: UnsafeMutableBufferPointer<Element>
        init(start: UnsafeMutablePointer<Element>?, count: Int) {
          base = UnsafeMutableBufferPointer<Element>(start: start, count: count)
        }
        init(_ base: UnsafeMutableBufferPointer<Element>) { self.base = base }
        var count: Int { base.count }
        var startIndex: Int { 0 }
        var endIndex: Int { base.count }
        subscript(index: Int) -> Element { base[index] }
        func index(after place: Int) -> Int { place + 1 }
        func index(before place: Int) -> Int { place - 1 }
      }
      func withUnsafeMutablePointer<T, Result>(
        to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
      ) rethrows -> Result {
        let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
        pointer.initialize(to: value)
        defer { value = pointer.pointee }
        return try body(pointer)
      }
      func withUnsafePointer<T, Result>(
        to value: T, _ body: (UnsafePointer<T>) throws -> Result
      ) rethrows -> Result {
        let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
        pointer.initialize(to: value)
        return try body(UnsafePointer<T>(pointer))
      }
      """
  )

  /// What keeps objects alive until a function is done.
  static let lifetimes = Part(
    names: ["withExtendedLifetime"],
    source: """
      func withExtendedLifetime<T, Result>(
        _ value: T, _ body: (T) throws -> Result
      ) rethrows -> Result { try body(value) }
      func withExtendedLifetime<T, Result>(
        _ value: T, _ body: () throws -> Result
      ) rethrows -> Result { try body() }
      """
  )
}
