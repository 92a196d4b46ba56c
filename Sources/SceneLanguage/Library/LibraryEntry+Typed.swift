internal import Diptych

extension LibraryEntry {
  /// An initializer of a view or another type; it calls the compiled one.
  static func initializer<each Argument, Result: SceneRepresentable>(
    _ parameters: repeat Parameter<each Argument>,
    make: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: Result.sceneType
      )
    ) { call in
      var reader = ArgumentReader(call)
      return try make(repeat try reader.next(each parameters)).sceneValue
    }
  }

  /// An initializer of a generic view, whose values are kept as views.
  static func view<each Argument>(
    _ parameters: repeat Parameter<each Argument>,
    make: @escaping @Sendable (repeat each Argument) throws -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(parameters: signatures(repeat each parameters), result: .view)
    ) { call in
      var reader = ArgumentReader(call)
      return .view(try make(repeat try reader.next(each parameters)))
    }
  }

  /// A view modifier: a method of every view that makes another view.
  static func modifier<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (any View, repeat each Argument) throws -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: signatures(repeat each parameters), result: .view)
    ) { call in
      var reader = ArgumentReader(call)
      let receiver = try call.receiver.view(for: call)
      return .view(try apply(receiver, repeat try reader.next(each parameters)))
    }
  }

  /// A method of a type.
  static func method<Receiver: SceneRepresentable, each Argument, Result: SceneRepresentable>(
    _ name: String,
    of type: Receiver.Type,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: Result.sceneType
      )
    ) { call in
      var reader = ArgumentReader(call)
      let receiver = try Receiver.receiver(of: call)
      return try apply(receiver, repeat try reader.next(each parameters)).sceneValue
    }
  }

  /// A method that returns nothing.
  static func deed<Receiver: SceneRepresentable, each Argument>(
    _ name: String,
    of type: Receiver.Type,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (Receiver, repeat each Argument) throws -> Void
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: signatures(repeat each parameters), result: .void)
    ) { call in
      var reader = ArgumentReader(call)
      try apply(try Receiver.receiver(of: call), repeat try reader.next(each parameters))
      return .void
    }
  }

  /// A method that changes its receiver.
  static func mutation<Receiver: SceneRepresentable, each Argument>(
    _ name: String,
    of type: Receiver.Type,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (inout Receiver, repeat each Argument) throws -> Void
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: signatures(repeat each parameters), result: .void),
      isMutating: true
    ) { call in
      var reader = ArgumentReader(call)
      var receiver = try Receiver.receiver(of: call)
      try apply(&receiver, repeat try reader.next(each parameters))
      call.receiver = receiver.sceneValue
      return .void
    }
  }

  /// A free function.
  static func function<each Argument, Result: SceneRepresentable>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: Result.sceneType
      )
    ) { call in
      var reader = ArgumentReader(call)
      return try apply(repeat try reader.next(each parameters)).sceneValue
    }
  }

  /// A free function that returns nothing.
  static func deed<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (repeat each Argument) throws -> Void
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(parameters: signatures(repeat each parameters), result: .void)
    ) { call in
      var reader = ArgumentReader(call)
      try apply(repeat try reader.next(each parameters))
      return .void
    }
  }

  /// A static method, also for implicit members with arguments.
  static func staticMethod<each Argument, Result: SceneRepresentable>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    make: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: Result.sceneType
      )
    ) { call in
      var reader = ArgumentReader(call)
      return try make(repeat try reader.next(each parameters)).sceneValue
    }
  }
}

extension LibraryEntry {
  /// The static method as a case of an enumeration, whose associated values patterns take.
  func enumerationCase<Owner: SceneRepresentable>(
    _ parts: @escaping @Sendable (Owner) -> [SceneValue]?
  ) -> LibraryEntry {
    var copy = self
    copy.parts = { value in Owner.read(value).flatMap(parts) }
    return copy
  }
}

extension SceneRepresentable {
  /// The receiver of a call, which must be of this type.
  static func receiver(of call: LibraryCall) throws -> Self {
    guard let receiver = read(call.receiver) else {
      throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "\(sceneType)"))
    }
    return receiver
  }
}
