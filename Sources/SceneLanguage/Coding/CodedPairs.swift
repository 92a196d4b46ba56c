internal import Diptych
internal import LayoutEngine

// Ranges, points, sizes, and rectangles are coded as arrays of two.
extension Decoding {
  /// Makes a value that is coded as two others; `nil` where its type is not.
  func pair(of type: SceneType, from coded: CodedValue) throws -> SceneValue? {
    guard case .named(let name, let arguments) = type else { return nil }
    switch name {
    case "Range", "ClosedRange":
      let (lower, upper) = try halves(of: arguments.first ?? .unknown, in: type, from: coded)
      do {
        return try SceneValue.range(lower, upper, isClosed: name == "ClosedRange")
      } catch {
        throw failure(
          DecodingFailure.dataCorrupted,
          "Cannot initialize \(type.runtimeName) with a lowerBound (\(lower.text)) greater than"
            + " upperBound (\(upper.text))"
        )
      }
    case "CGPoint":
      let (x, y) = try halves(of: .double, in: type, from: coded)
      return CGPoint(x: Double.read(x) ?? 0, y: Double.read(y) ?? 0).sceneValue
    case "CGSize":
      let (width, height) = try halves(of: .double, in: type, from: coded)
      return CGSize(width: Double.read(width) ?? 0, height: Double.read(height) ?? 0).sceneValue
    case "CGRect":
      guard case .array(let parts) = coded, parts.count == 2,
        let origin = try pair(of: .named("CGPoint"), from: parts[0]).flatMap(CGPoint.read),
        let size = try pair(of: .named("CGSize"), from: parts[1]).flatMap(CGSize.read)
      else { throw mismatch(type, coded) }
      return CGRect(origin: origin, size: size).sceneValue
    default: return nil
    }
  }

  private func halves(
    of half: SceneType,
    in type: SceneType,
    from coded: CodedValue
  ) throws -> (first: SceneValue, second: SceneValue) {
    guard case .array(let values) = coded, values.count == 2 else { throw mismatch(type, coded) }
    let parts = try values.enumerated().map { index, value in
      try at(CodedKey(name: "Index \(index)", index: index)).value(of: half, from: value)
    }
    return (parts[0], parts[1])
  }
}

extension Encoding {
  /// A value that is coded as two others; `nil` where it is not.
  func pair(_ value: SceneValue) throws -> CodedValue? {
    if let point = CGPoint.read(value) { return .array([.number(point.x), .number(point.y)]) }
    if let size = CGSize.read(value) { return .array([.number(size.width), .number(size.height)]) }
    if let frame = CGRect.read(value) {
      return .array(try [frame.origin.sceneValue, frame.size.sceneValue].map { try coded($0) })
    }
    guard let bounds = try? value.bounds() else { return nil }
    return .array(try [bounds.lower, bounds.upper].map { try coded($0) })
  }
}
