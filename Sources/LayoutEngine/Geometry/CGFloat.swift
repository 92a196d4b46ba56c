/// A length or a coordinate, in points.
///
/// Behaves as `CGFloat` does on 64-bit systems; differs: it is `Double` itself, so the two convert
/// without a call.
public typealias CGFloat = Double
