/// What asks for a number of elements, which must not be negative.
enum ElementCount: String {
  case any = "a count of elements cannot be negative"
  case array = "can't construct Array with count < 0"
  case text = "negative count not allowed"
  case prefix = "can't take a prefix of negative length from a collection"
  case suffix = "can't take a suffix of negative length from a collection"
  case dropped = "can't drop a negative number of elements from a collection"
  case removed = "number of elements to remove should be non-negative"
  case replacements = "must make zero or more replacements"
  case splits = "must take zero or more splits"

  /// The number, unless it is negative.
  func checked(_ count: Int) throws -> Int {
    if count < 0 { throw SceneStop(.invalidArgument(rawValue)) }
    return count
  }
}

extension LibraryCall {
  /// A whole number that must not be negative; what is asked for where the call leaves it out.
  func count(
    _ index: Int,
    of asked: ElementCount = .any,
    default fallback: Int = 0
  ) throws -> Int {
    try asked.checked(Int.read(arguments[index]) ?? fallback)
  }

  /// How many elements to remove from a collection, which must have so many.
  func count(_ index: Int, removedFrom available: Int) throws -> Int {
    let count = try count(index, of: .removed)
    if count > available {
      throw SceneStop(.invalidArgument("can't remove more items from a collection than it has"))
    }
    return count
  }
}
