extension Prelude {
  /// How much room values take.
  static let memoryLayout = Part(
    names: ["MemoryLayout"],
    source: """
      enum MemoryLayout<T> {
        static var size: Int { _ValueLayout.size(of: T.self) }
        static var stride: Int { _ValueLayout.stride(of: T.self) }
        static var alignment: Int { _ValueLayout.alignment(of: T.self) }
        static func size(ofValue value: T) -> Int { _ValueLayout.size(of: T.self) }
        static func stride(ofValue value: T) -> Int { _ValueLayout.stride(of: T.self) }
        static func alignment(ofValue value: T) -> Int { _ValueLayout.alignment(of: T.self) }
      }
      """
  )
}
