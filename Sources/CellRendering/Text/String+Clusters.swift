extension String {
  /// Whether all is printable ASCII: each byte then is a cluster of one column, and of no control.
  var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    } ?? false
  }

  /// The printable byte of ASCII that is a grapheme cluster of its own at a place.
  ///
  /// Before a byte of ASCII every cluster ends, but for CR LF, so such a byte with another behind it
  /// needs no search for its cluster's end.
  ///
  /// - Parameter index: The beginning of a cluster.
  /// - Returns: The byte and the place behind it; `nil` for every other cluster, and also for a byte
  ///   that another script follows.
  /// - Complexity: O(1).
  func asciiCluster(at index: Index) -> (byte: UInt8, end: Index)? {
    let byte = utf8[index]
    guard byte >= 0x20, byte < 0x7F else { return nil }
    let end = utf8.index(after: index)
    guard end == utf8.endIndex || utf8[end] < 0x80 else { return nil }
    return (byte, end)
  }

  /// The scalar that is a grapheme cluster of its own at a place, as its neighbour tells at once.
  ///
  /// Before a byte of ASCII every cluster ends, but for CR LF.
  ///
  /// - Parameter index: The beginning of a cluster.
  /// - Returns: The scalar and the place behind it; `nil` where only a search would tell.
  /// - Complexity: O(1).
  func loneScalar(at index: Index) -> (scalar: Unicode.Scalar, end: Index)? {
    let scalar = unicodeScalars[index]
    let end = unicodeScalars.index(after: index)
    guard scalar != "\r", end == endIndex || utf8[end] < 0x80 else { return nil }
    return (scalar, end)
  }
}
