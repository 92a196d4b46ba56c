internal import Diptych

extension SceneValue {
  /// A shape that Diptych has made.
  static func shape(_ shape: any Shape) -> SceneValue {
    .native(NativeBox(shape, type: .named("Shape"), nature: .shape(shape)))
  }

  static func insettable(_ shape: any InsettableShape) -> SceneValue {
    .native(NativeBox(shape, type: .named("InsettableShape"), nature: .shape(shape)))
  }

  /// A shape with its paint, which can take more paint.
  static func painted(_ view: any View) -> SceneValue {
    .native(NativeBox(view, type: .named("PaintedShape"), nature: .view(view)))
  }
}

extension PaintedShape {
  /// The view with one more line in front, along the inside of the outline.
  func bordered(_ style: any ShapeStyle, _ stroke: StrokeStyle) throws -> PaintedShape {
    guard let bordered = borderStroked(style, stroke) else {
      throw SceneStop(.valueMismatch("Shape", expected: "InsettableShape"))
    }
    return bordered
  }
}

extension LibraryEntry {
  /// A method of every shape.
  static func shape<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (any Shape, repeat each Argument) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: .named("PaintedShape")
      )
    ) { call in
      var reader = ArgumentReader(call)
      guard let shape = call.receiver.shape(in: call.evaluation) else {
        throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "Shape"))
      }
      return try apply(shape, repeat try reader.next(each parameters))
    }
  }

  /// A method of every shape that makes another shape.
  static func reshaping<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (any Shape, repeat each Argument) -> any Shape
  ) -> LibraryEntry {
    LibraryEntry.shape(name, repeat each parameters) {
      (shape: any Shape, values: repeat each Argument) in
      .shape(apply(shape, repeat each values))
    }.returning(.named("Shape"))
  }

  /// A method of every shape that can be made smaller.
  static func insettable<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (any InsettableShape, repeat each Argument) throws -> SceneValue
  ) -> LibraryEntry {
    .shape(name, repeat each parameters) { (shape: any Shape, values: repeat each Argument) in
      guard let shape = shape as? any InsettableShape else {
        throw SceneStop(.valueMismatch("Shape", expected: "InsettableShape"))
      }
      return try apply(shape, repeat each values)
    }
  }

  /// A method of every shape that can be made smaller, making another such shape.
  static func reshapingInsettable<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (any InsettableShape, repeat each Argument) -> any InsettableShape
  ) -> LibraryEntry {
    LibraryEntry.insettable(name, repeat each parameters) {
      (shape: any InsettableShape, values: repeat each Argument) in
      .insettable(apply(shape, repeat each values))
    }.returning(.named("InsettableShape"))
  }

  /// A method of a painted shape.
  static func painted<each Argument>(
    _ name: String,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (PaintedShape, repeat each Argument) throws -> PaintedShape
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: signatures(repeat each parameters),
        result: .named("PaintedShape")
      )
    ) { call in
      var reader = ArgumentReader(call)
      guard case .native(let box) = call.receiver,
        let shape = box.value as? PaintedShape
          ?? (box.value as? PaintedInsettableShape)?.painted
      else {
        throw SceneStop(.unsupportedMember(name, type: "\(call.receiver.type)"))
      }
      return .painted(try apply(shape, repeat try reader.next(each parameters)))
    }
  }
}
