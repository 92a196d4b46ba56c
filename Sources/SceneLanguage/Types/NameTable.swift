/// A table from names to values, in the order in which names were added.
///
/// Binding looks names up more often than it does anything else, and names are short: their bytes
/// are mixed by a multiplication for each eight of them, where `Dictionary` takes ten times as long.
struct NameTable<Value> {
  private var names: [String] = []
  private(set) var values: [Value] = []
  /// The hashes of the names, to pass over most of those that differ.
  private var hashes: [UInt32] = []
  /// For each place of a hash the position of its name, or -1; empty while a search is as quick.
  private var places: [Int32] = []

  private static var searched: Int { 6 }

  init() {}

  /// Makes a table of pairs; where a name comes again, `combine` decides.
  init(_ pairs: some Sequence<(String, Value)>, uniquingKeysWith combine: (Value, Value) -> Value) {
    for (name, value) in pairs { self[name] = self[name].map { combine($0, value) } ?? value }
  }

  var isEmpty: Bool { names.isEmpty }
  var count: Int { names.count }
  /// The names in the order in which they were added.
  var keys: [String] { names }

  /// The value of a name; to write `nil` leaves the table as it is.
  ///
  /// - Complexity: O(1)
  subscript(name: String) -> Value? {
    get { position(of: name, name.nameHash).map { values[$0] } }
    set {
      guard let newValue else { return }
      let hash = name.nameHash
      if let position = position(of: name, hash) {
        values[position] = newValue
      } else {
        append(name, hash, newValue)
      }
    }
  }

  /// The value of a name; writing adds it.
  subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    _modify {
      let hash = name.nameHash
      let position = position(of: name, hash) ?? append(name, hash, value())
      yield &values[position]
    }
  }

  private func position(of name: String, _ hash: UInt32) -> Int? {
    if places.isEmpty {
      for position in hashes.indices where hashes[position] == hash && names[position] == name {
        return position
      }
      return nil
    }
    var place = Int(hash) & (places.count - 1)
    while places[place] >= 0 {
      let position = Int(places[place])
      if hashes[position] == hash, names[position] == name { return position }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  @discardableResult
  private mutating func append(_ name: String, _ hash: UInt32, _ value: Value) -> Int {
    names.append(name)
    values.append(value)
    hashes.append(hash)
    if names.count > NameTable.searched {
      if names.count * 2 > places.count {
        places = Array(repeating: -1, count: Swift.max(16, places.count * 2))
        for position in hashes.indices { takePlace(position) }
      } else {
        takePlace(names.count - 1)
      }
    }
    return names.count - 1
  }

  private mutating func takePlace(_ position: Int) {
    var place = Int(hashes[position]) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(position)
  }
}

extension NameTable: Sendable where Value: Sendable {}

extension NameTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension NameTable: Sequence {
  func makeIterator() -> Zip2Sequence<[String], [Value]>.Iterator {
    zip(names, values).makeIterator()
  }
}

extension String {
  /// A quick mixture of the bytes, another one in each process.
  fileprivate var nameHash: UInt32 {
    var name = self
    return name.withUTF8 { bytes in
      let count = bytes.count
      guard let start = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
      var mixture = nameSeed ^ UInt64(truncatingIfNeeded: count)
      if count >= 8 {
        for offset in stride(from: 0, to: count - 8, by: 8) {
          mixture ^= start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          mixture = mixture.mixed
        }
        mixture ^= start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        mixture ^= UInt64(start.loadUnaligned(as: UInt32.self)) << 32
        mixture ^= UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 8
      } else {
        for byte in bytes { mixture = mixture << 8 ^ UInt64(byte) }
      }
      return UInt32(truncatingIfNeeded: mixture.mixed)
    }
  }
}

extension UInt64 {
  /// Every bit of it in the upper half of a product, and that half below.
  fileprivate var mixed: UInt64 {
    let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// What keeps a scene from choosing names that collide.
private let nameSeed = UInt64.random(in: 0...UInt64.max)
