extension Prelude {
  /// Objects that copy themselves, and paths that are objects.
  static let copying = Part(
    names: ["NSCopying", "NSMutableCopying", "NSZone", "NSIndexPath"],
    source: """
      struct NSZone {}
      protocol NSCopying {
        func copy(with zone: NSZone?) -> Any
      }
      extension NSCopying {
        func copy() -> Any { copy(with: nil) }
      }
      protocol NSMutableCopying {
        func mutableCopy(with zone: NSZone?) -> Any
      }
      extension NSMutableCopying {
        func mutableCopy() -> Any { mutableCopy(with: nil) }
      }
      typealias NSIndexPath = IndexPath
      extension IndexPath: NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { self }
      }
      extension String: NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { self }
      }
      extension UUID: NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { self }
      }
      """
  )

  /// Arrays as objects, which hold copies of what they are made of.
  static let copiedItems = Part(
    names: ["copyItems"],
    source: """
      extension NSArray {
        convenience init(array: [Any], copyItems flag: Bool) {
          self.init(
            array: flag ? array.map { ($0 as? NSCopying)?.copy(with: nil) ?? $0 } : array)
        }
      }
      """
  )
}
