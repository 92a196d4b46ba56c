/// An address; nothing is ever fetched from it.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  /// The address as it was given, with escapes for what an address cannot have.
  public let relativeString: String
  /// The whole address, from its base on where it has one.
  public let absoluteString: String
  /// The whole address of the base: a value cannot hold another of its own type.
  private let base: String?

  /// Creates an address; `nil` for an empty string, and for what is none.
  public init?(string: String) {
    self.init(string: string, relativeTo: nil)
  }

  /// Creates an address that is told from another; `nil` for an empty string, and for what is none.
  public init?(string: String, relativeTo base: URL?) {
    guard !string.isEmpty, let parts = AddressParts(string) else { return nil }
    self.init(parts, relativeTo: base)
  }

  /// Creates an address of its parts.
  package init(_ parts: AddressParts, relativeTo base: URL? = nil) {
    relativeString = parts.text
    guard parts.scheme == nil, let base, let whole = AddressParts(base.absoluteString) else {
      absoluteString = relativeString
      self.base = nil
      return
    }
    absoluteString = parts.resolved(against: whole).text
    self.base = base.absoluteString
  }

  /// The address from which this one is told; `nil` for a whole one.
  public var baseURL: URL? { base.flatMap { URL(string: $0) } }

  /// The address and, where it is told from another, that.
  public var description: String { base.map { relativeString + " -- " + $0 } ?? relativeString }
}
