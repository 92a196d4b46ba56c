/// A table from names to values, in the order in which names were added.
///
/// Binding looks names up more often than it does anything else, and names are short: their bytes
/// are mixed by a multiplication for each eight of them, where `Dictionary` takes ten times as long.
struct NameTable<Value> {
  /// Held by reference, so that a table costs one count to pass on; `nil` while it is empty.
  private var storage: Storage?

  private final class Storage {
    var names: [String] = []
    var values: [Value] = []
    /// The hashes of the names, to pass over most of those that differ.
    var hashes: [NameHash] = []
    /// For each place of a hash the position of its name, or -1; empty while a search is as quick.
    var places: [Int32] = []

    init() {}

    init(_ other: Storage) {
      (names, values) = (other.names, other.values)
      (hashes, places) = (other.hashes, other.places)
    }

    func position(of name: String, _ hash: NameHash) -> Int? {
      if places.isEmpty {
        for position in hashes.indices where hashes[position] == hash && names[position] == name {
          return position
        }
        return nil
      }
      let mask = places.count - 1
      var place = hash.place & mask
      while places[place] >= 0 {
        let position = Int(places[place])
        if hashes[position] == hash, names[position] == name { return position }
        place = (place + 1) & mask
      }
      return nil
    }

    func append(_ name: String, _ hash: NameHash, _ value: Value) -> Int {
      names.append(name)
      values.append(value)
      hashes.append(hash)
      if names.count > 6 {
        if names.count * 2 > places.count {
          places = Array(repeating: -1, count: Swift.max(16, places.count * 2))
          for position in hashes.indices { takePlace(position) }
        } else {
          takePlace(names.count - 1)
        }
      }
      return names.count - 1
    }

    private func takePlace(_ position: Int) {
      let mask = places.count - 1
      var place = hashes[position].place & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(position)
    }
  }

  init() {}

  /// Makes a table of pairs; where a name comes again, `combine` decides.
  init(_ pairs: some Sequence<(String, Value)>, uniquingKeysWith combine: (Value, Value) -> Value) {
    for (name, value) in pairs { self[name] = self[name].map { combine($0, value) } ?? value }
  }

  var isEmpty: Bool { storage == nil }
  var count: Int { storage?.names.count ?? 0 }
  /// The names in the order in which they were added.
  var keys: [String] { storage?.names ?? [] }
  /// The values in the order of their names.
  var values: [Value] { storage?.values ?? [] }

  /// The value of a name; to write `nil` leaves the table as it is.
  ///
  /// - Complexity: O(1)
  subscript(name: String) -> Value? {
    get { storage == nil ? nil : self[name, NameHash(name)] }
    set {
      guard let newValue else { return }
      let hash = NameHash(name)
      let storage = own()
      if let position = storage.position(of: name, hash) {
        storage.values[position] = newValue
      } else {
        _ = storage.append(name, hash, newValue)
      }
    }
  }

  /// The value of a name whose hash is known: to look it up in one table after another.
  subscript(name: String, hash: NameHash) -> Value? {
    guard let storage, let position = storage.position(of: name, hash) else { return nil }
    return storage.values[position]
  }

  /// The value of a name; writing adds it.
  subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    _modify {
      let hash = NameHash(name)
      let storage = own()
      let position = storage.position(of: name, hash) ?? storage.append(name, hash, value())
      yield &storage.values[position]
    }
  }

  /// The storage, of this table alone.
  private mutating func own() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let own = storage.map { Storage($0) } ?? Storage()
    storage = own
    return own
  }
}

// The storage is changed only where one table alone holds it.
extension NameTable: @unchecked Sendable where Value: Sendable {}

extension NameTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension NameTable: Sequence {
  func makeIterator() -> Zip2Sequence<[String], [Value]>.Iterator {
    zip(keys, values).makeIterator()
  }
}

/// Names to ask for.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private var table = NameTable<Bool>()

  init(_ names: some Sequence<String>) {
    for name in names { table[name] = true }
  }

  init(arrayLiteral names: String...) { self.init(names) }

  func contains(_ name: String) -> Bool { table[name] != nil }
}

/// A quick mixture of the bytes of a name, another one in each process.
struct NameHash: Equatable {
  private let bits: UInt32

  init(_ name: String) {
    bits =
      name.utf8.withContiguousStorageIfAvailable { NameHash.mixture(of: $0) }
      ?? Array(name.utf8).withUnsafeBufferPointer { NameHash.mixture(of: $0) }
  }

  /// Where to begin to look, once cut to the size of a table.
  var place: Int { Int(bits) }

  private static func mixture(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
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

extension UInt64 {
  /// Every bit of it in the upper half of a product, and that half below.
  fileprivate var mixed: UInt64 {
    let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// What keeps a scene from choosing names that collide.
private let nameSeed = UInt64.random(in: 0...UInt64.max)
