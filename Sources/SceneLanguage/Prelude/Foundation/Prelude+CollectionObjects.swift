extension Prelude {
  /// Collections as objects, which all who hold them share.
  static let collectionObjects = Part(
    names: [
      "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
      "NSOrderedSet", "NSCountedSet",
    ],
    source: #"""
      private func areSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return false
      }
      class NSArray: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
        fileprivate var elements: [Any]
        var _held: [Any] { elements }
        required init(arrayLiteral elements: Any...) { self.elements = elements }
        init() { elements = [] }
        init(array: [Any]) { elements = array }
        var count: Int { elements.count }
        var firstObject: Any? { elements.first }
        var lastObject: Any? { elements.last }
        func object(at index: Int) -> Any { elements[index] }
        func contains(_ element: Any) -> Bool { elements.contains { areSame($0, element) } }
        func index(of element: Any) -> Int {
          elements.firstIndex { areSame($0, element) } ?? NSNotFound
        }
        func componentsJoined(by separator: String) -> String {
          elements.map { "\($0)" }.joined(separator: separator)
        }
        func makeIterator() -> IndexingIterator<[Any]> { elements.makeIterator() }
        subscript(index: Int) -> Any { elements[index] }
        var description: String {
          "(" + elements.map { "\n    \($0)" }.joined(separator: ",") + "\n)"
        }
      }
      class NSMutableArray: NSArray {
        convenience init(capacity: Int) { self.init() }
        func add(_ element: Any) { elements.append(element) }
        func addObjects(from others: [Any]) { elements += others }
        func insert(_ element: Any, at index: Int) { elements.insert(element, at: index) }
        func remove(_ element: Any) { elements.removeAll { areSame($0, element) } }
        func removeObject(at index: Int) { elements.remove(at: index) }
        func removeLastObject() { if !elements.isEmpty { elements.removeLast() } }
        func removeAllObjects() { elements = [] }
        func replaceObject(at index: Int, with element: Any) { elements[index] = element }
        func exchangeObject(at one: Int, withObjectAt other: Int) { elements.swapAt(one, other) }
        override subscript(index: Int) -> Any {
          get { elements[index] }
          set { elements[index] = newValue }
        }
      }
      class NSDictionary: Sequence, ExpressibleByDictionaryLiteral {
        fileprivate var values: [AnyHashable: Any]
        var _held: [AnyHashable: Any] { values }
        required init(dictionaryLiteral pairs: (AnyHashable, Any)...) {
          values = [:]
          for (key, value) in pairs { values[key] = value }
        }
        init() { values = [:] }
        init(dictionary: [AnyHashable: Any]) { values = dictionary }
        var count: Int { values.count }
        var allKeys: [Any] { values.map { $0.key } }
        var allValues: [Any] { values.map { $0.value } }
        func object(forKey key: AnyHashable) -> Any? { values[key] }
        func value(forKey key: String) -> Any? { values[key] }
        func makeIterator() -> [(key: Any, value: Any)] {
          values.map { (key: $0.key as Any, value: $0.value) }
        }
        subscript(key: AnyHashable) -> Any? { values[key] }
      }
      class NSMutableDictionary: NSDictionary {
        convenience init(capacity: Int) { self.init() }
        func setObject(_ value: Any, forKey key: AnyHashable) { values[key] = value }
        func removeObject(forKey key: AnyHashable) { values[key] = nil }
        func removeAllObjects() { values = [:] }
        func addEntries(from others: [AnyHashable: Any]) {
          for (key, value) in others { values[key] = value }
        }
        override subscript(key: AnyHashable) -> Any? {
          get { values[key] }
          set { values[key] = newValue }
        }
      }
      class NSSet: Sequence, ExpressibleByArrayLiteral {
        fileprivate var elements: [Any] = []
        var _held: Set<AnyHashable> { Set(elements.compactMap { $0 as? AnyHashable }) }
        required init(arrayLiteral elements: Any...) { for element in elements { insert(element) } }
        init() {}
        init(array: [Any]) { for element in array { insert(element) } }
        fileprivate func insert(_ element: Any) {
          if !contains(element) { elements.append(element) }
        }
        var count: Int { elements.count }
        var allObjects: [Any] { elements }
        func anyObject() -> Any? { elements.first }
        func contains(_ element: Any) -> Bool { elements.contains { areSame($0, element) } }
        func makeIterator() -> IndexingIterator<[Any]> { elements.makeIterator() }
      }
      class NSMutableSet: NSSet {
        func add(_ element: Any) { insert(element) }
        func remove(_ element: Any) { elements.removeAll { areSame($0, element) } }
        func removeAllObjects() { elements = [] }
      }
      class NSCountedSet: NSMutableSet {
        private var counts: [AnyHashable: Int] = [:]
        override func insert(_ element: Any) {
          if let key = element as? AnyHashable { counts[key, default: 0] += 1 }
          super.insert(element)
        }
        func count(for element: Any) -> Int {
          guard let key = element as? AnyHashable else { return 0 }
          return counts[key] ?? 0
        }
      }
      class NSOrderedSet: NSSet {
        var array: [Any] { elements }
        var firstObject: Any? { elements.first }
        var lastObject: Any? { elements.last }
        func index(of element: Any) -> Int {
          elements.firstIndex { areSame($0, element) } ?? NSNotFound
        }
        subscript(index: Int) -> Any { elements[index] }
      }
      """#
  )

  /// What is kept as long as there is room: here always.
  static let caches = Part(
    names: ["NSCache"],
    source: """
      class NSCache<KeyType, ObjectType> {
        var name = ""
        var countLimit = 0
        var totalCostLimit = 0
        private var objects: [AnyHashable: ObjectType] = [:]
        init() {}
        private func place(_ key: KeyType) -> AnyHashable {
          if let key = key as? AnyHashable { return key }
          return ObjectIdentifier(key as AnyObject)
        }
        func object(forKey key: KeyType) -> ObjectType? { objects[place(key)] }
        func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int = 0) {
          objects[place(key)] = object
        }
        func removeObject(forKey key: KeyType) { objects[place(key)] = nil }
        func removeAllObjects() { objects = [:] }
      }
      """
  )
}

extension Prelude {
  /// Texts as objects that change.
  static let changeableTexts = Part(
    names: ["NSMutableString"],
    source: #"""
      class NSMutableString: CustomStringConvertible {
        private var text: String
        init(string: String) { text = string }
        init(capacity: Int) { text = "" }
        convenience init() { self.init(string: "") }
        private func place(_ units: Int) -> String.Index {
          String.Index(utf16Offset: units, in: text)
        }
        var length: Int { text.utf16.count }
        var string: String { text }
        var description: String { text }
        func append(_ other: String) { text += other }
        func insert(_ other: String, at units: Int) { text.insert(contentsOf: other, at: place(units)) }
        func setString(_ other: String) { text = other }
        func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
        func replaceCharacters(in range: NSRange, with other: String) {
          text = replacingCharacters(in: range, with: other)
        }
        func replacingCharacters(in range: NSRange, with other: String) -> String {
          let end = place(range.location + range.length)
          return String(text[..<place(range.location)]) + other + String(text[end...])
        }
        func substring(with range: NSRange) -> String {
          String(text[place(range.location)..<place(range.location + range.length)])
        }
      }
      """#
  )
}
