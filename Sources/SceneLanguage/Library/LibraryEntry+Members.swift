extension LibraryEntry {
  /// A constant of a type: `.leading`, `.infinity`.
  static func constant<Result: SceneRepresentable>(
    _ name: String,
    type: SceneType = Result.sceneType,
    _ value: @escaping @autoclosure @Sendable () -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticProperty,
      name: name,
      signature: Signature(parameters: [], result: type)
    ) { _ in value().sceneValue }
  }

  /// A property that can only be read.
  static func property<Receiver: SceneRepresentable, Result: SceneRepresentable>(
    _ name: String,
    of type: Receiver.Type,
    _ get: @escaping @Sendable (Receiver) throws -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: Result.sceneType)
    ) { call in try get(try Receiver.receiver(of: call)).sceneValue }
  }

  /// A property that can be read and written.
  static func property<Receiver: SceneRepresentable, Result: SceneRepresentable>(
    _ name: String,
    _ keyPath: any WritableKeyPath<Receiver, Result> & Sendable
  ) -> LibraryEntry {
    var entry = property(name, of: Receiver.self) { $0[keyPath: keyPath] }
    entry.write = { call, value in
      var receiver = try Receiver.receiver(of: call)
      guard let value = Result.read(value) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "\(Result.sceneType)"))
      }
      receiver[keyPath: keyPath] = value
      call.receiver = receiver.sceneValue
    }
    return entry
  }

  /// A subscript.
  static func `subscript`<
    Receiver: SceneRepresentable,
    each Argument,
    Result: SceneRepresentable
  >(
    of type: Receiver.Type,
    _ parameters: repeat Parameter<each Argument>,
    get: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .subscript,
      name: "subscript",
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: Result.sceneType
      )
    ) { call in
      var reader = ArgumentReader(call)
      let receiver = try Receiver.receiver(of: call)
      return try get(receiver, repeat try reader.next(each parameters)).sceneValue
    }
  }

  /// The same entry with a result that is discarded without a warning.
  var discardable: LibraryEntry {
    var copy = self
    copy.isDiscardable = true
    return copy
  }

  /// The entry for collections whose elements conform to a protocol only.
  func requiring(_ name: String, on owner: String = "Sequence") -> LibraryEntry {
    var copy = self
    copy.elementDemand = ElementDemand(protocolName: name, owner: owner)
    return copy
  }
}

/// What an entry asks of the elements of a collection.
struct ElementDemand: Sendable {
  let protocolName: String
  /// The protocol of collections that has the entry, as messages name it.
  let owner: String
}
