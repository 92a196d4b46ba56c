/// Where keys stand among others, by their hashes.
///
/// Swift's own dictionary ends the program where keys that were different become equal, or change
/// their hash, as those of a scene may: here such a key is found or not. The hash of each key is kept,
/// so that a scene is asked for it once.
struct KeyPlaces {
  private var hashes: [Int] = []
  /// The next place in the chain of each; ``removed`` where a key is gone.
  private var following: [UInt32] = []
  /// The first place in the chain of all hashes that end alike; a power of two of them.
  private var chains: [UInt32] = []
  private(set) var count = 0

  private static let none = UInt32.max
  private static let removed = UInt32.max - 1

  /// The place of a key of this hash for which `isKey` holds.
  ///
  /// Every one that has the same hash and is another key counts as parts that are compared.
  func place(
    ofHash hash: Int,
    _ budget: inout ComparisonBudget,
    isKey: (Int, inout ComparisonBudget) -> Bool
  ) -> Int? {
    if chains.isEmpty { return nil }
    var next = chains[hash & (chains.count - 1)]
    while next != Self.none {
      let place = Int(next)
      if hashes[place] == hash {
        if isKey(place, &budget) { return place }
        guard budget.spend(Self.partsOfCollision) else { return nil }
      }
      next = following[place]
    }
    return nil
  }

  /// Equal hashes of different keys are rare; where a scene makes many of them, each key meets all.
  private static let partsOfCollision = 32

  /// Adds a place behind all others for a key of this hash.
  mutating func append(hash: Int) {
    hashes.append(hash)
    following.append(Self.none)
    count += 1
    if hashes.count > chains.count { return makeChains() }
    link(hashes.count - 1)
  }

  /// Takes the key out of its place, which stays.
  mutating func remove(at place: Int) {
    let chain = hashes[place] & (chains.count - 1)
    let next = following[place]
    if chains[chain] == UInt32(place) {
      chains[chain] = next
    } else {
      var before = Int(chains[chain])
      while following[before] != UInt32(place) { before = Int(following[before]) }
      following[before] = next
    }
    following[place] = Self.removed
    count -= 1
  }

  /// Forgets the places whose keys were taken out; those behind move up.
  mutating func closeGaps() {
    hashes = zip(hashes, following).filter { $0.1 != Self.removed }.map(\.0)
    following = Array(repeating: Self.none, count: hashes.count)
    makeChains()
  }

  private mutating func makeChains() {
    var size = 8
    while size < hashes.count { size *= 2 }
    chains = Array(repeating: Self.none, count: size)
    for place in hashes.indices where following[place] != Self.removed { link(place) }
  }

  private mutating func link(_ place: Int) {
    let chain = hashes[place] & (chains.count - 1)
    following[place] = chains[chain]
    chains[chain] = UInt32(place)
  }
}
