extension Prelude {
  /// Archives of objects: of colors, which settings keep as data.
  static let archives = Part(
    names: ["NSKeyedArchiver", "NSKeyedUnarchiver"],
    source: """
      class NSKeyedArchiver {
        static func archivedData(
          withRootObject object: Any, requiringSecureCoding: Bool
        ) throws -> Data {
          guard let color = object as? UIColor else {
            fatalError("Diptych does not support archives of '\\(type(of: object))' yet")
          }
          var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
          _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return Data("\\(red) \\(green) \\(blue) \\(alpha)".utf8)
        }
      }
      class NSKeyedUnarchiver {
        static func unarchivedObject<Object>(
          ofClass kind: Object.Type, from data: Data
        ) throws -> Object? {
          try unarchiveTopLevelObjectWithData(data) as? Object
        }
        static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
          let parts = String(decoding: data, as: UTF8.self).split(separator: " ")
            .compactMap { Double($0) }
          guard parts.count == 4 else { throw NSError(domain: NSCocoaErrorDomain, code: 4864) }
          return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
      }
      """
  )
}
