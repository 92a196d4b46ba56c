/// How much room a value takes, as Swift lays it out on machines of 64 bits.
struct ValueLayout {
  var size: Int
  var alignment: Int
  /// How many of its patterns of bits mean nothing, so that an optional needs no room of its own.
  var spare: Int

  var stride: Int { max((size + alignment - 1) / alignment * alignment, 1) }
}

extension ValueLayout {
  private init(_ size: Int, spare: Int = 0) {
    self.init(size: size, alignment: max(min(size, 8), 1), spare: spare)
  }

  /// The layout of a type; `nil` where it is not known here.
  init?(_ type: SceneType) {
    switch type {
    case .named(let name, _):
      guard let found = ValueLayout.named[name] else { return nil }
      self = found
    case .array, .dictionary: self.init(8, spare: .max)
    case .metatype(.named(let name, _)) where name != "Any": self.init(0)
    case .metatype: self.init(8, spare: .max)
    case .function: self.init(size: 16, alignment: 8, spare: .max)
    case .tuple(let elements):
      self.init(fields: elements.map(\.type))
    case .optional(let wrapped):
      guard let layout = ValueLayout(wrapped) else { return nil }
      self = layout
      if spare > 0 {
        spare -= spare == .max ? 0 : 1
      } else {
        size += 1
        spare = 254
      }
    case .declared(let declaration, _):
      self.init(declaration)
    default: return nil
    }
  }

  private init?(_ declaration: TypeDeclaration) {
    switch declaration.kind {
    case .class: self.init(8, spare: .max)
    case .protocol: return nil
    case .structure:
      var types: [SceneType] = []
      for property in declaration.storedProperties {
        guard case .resolved(let type) = property.typeState, property.wrapper == nil,
          !type.mentionsParameters
        else { return nil }
        types.append(type)
      }
      self.init(fields: types)
    case .enumeration:
      // Where cases hold values, what tells them apart may lie in bits that these leave.
      guard declaration.cases.allSatisfy({ $0.signature.parameters.isEmpty }),
        declaration.cases.count <= 256
      else { return nil }
      let count = declaration.cases.count
      self.init(count > 1 ? 1 : 0, spare: count > 1 ? 256 - count : 0)
    }
  }

  /// Values that lie one behind the other.
  private init?(fields: [SceneType]) {
    self.init(size: 0, alignment: 1, spare: 0)
    for field in fields {
      guard let layout = ValueLayout(field) else { return nil }
      size = (size + layout.alignment - 1) / layout.alignment * layout.alignment + layout.size
      alignment = max(alignment, layout.alignment)
      spare = max(spare, layout.spare)
    }
  }

  private static let named: NameTable<ValueLayout> = [
    "Int": ValueLayout(8), "UInt": ValueLayout(8), "Int8": ValueLayout(1),
    "UInt8": ValueLayout(1), "Int16": ValueLayout(2), "UInt16": ValueLayout(2),
    "Int32": ValueLayout(4), "UInt32": ValueLayout(4), "Int64": ValueLayout(8),
    "UInt64": ValueLayout(8), "Double": ValueLayout(8), "CGFloat": ValueLayout(8),
    "TimeInterval": ValueLayout(8), "Float": ValueLayout(4), "Bool": ValueLayout(1, spare: 254),
    "String": ValueLayout(size: 16, alignment: 8, spare: .max),
    "Substring": ValueLayout(size: 32, alignment: 8, spare: .max),
    "Character": ValueLayout(size: 16, alignment: 8, spare: .max),
    "Set": ValueLayout(8, spare: .max), "Any": ValueLayout(size: 32, alignment: 8, spare: .max),
    "Error": ValueLayout(8, spare: .max), "CGPoint": ValueLayout(size: 16, alignment: 8, spare: 0),
    "CGSize": ValueLayout(size: 16, alignment: 8, spare: 0),
    "CGRect": ValueLayout(size: 32, alignment: 8, spare: 0), "Date": ValueLayout(8),
  ]
}

extension Library {
  /// What `MemoryLayout`, which is written in Swift, asks of types.
  static let valueLayouts = LibraryFamily(
    title: "Layout in memory",
    types: [
      LibraryType(
        "_ValueLayout",
        [
          layout("size") { $0.size }, layout("stride") { $0.stride },
          layout("alignment") { $0.alignment },
        ]
      )
    ]
  )

  private static func layout(
    _ name: String,
    _ part: @escaping @Sendable (ValueLayout) -> Int
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [.parameter("of", .metatype(.result))],
        result: .int
      )
    ) { call in
      guard case .type(let named) = call.arguments[0], let layout = ValueLayout(named.type) else {
        throw SceneStop(.unsupported("'MemoryLayout' of this type"))
      }
      return .int(part(layout))
    }
  }
}
