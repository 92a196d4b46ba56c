/// A value of the interpreted program.
///
/// An optional that holds something is that thing itself; one that holds nothing is ``null``.
enum SceneValue {
  case void
  /// The absence in an optional: `nil`.
  case null
  /// The place of an argument that the call leaves to its default, or of a field not yet set.
  case absent
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case substring(SubstringValue)
  case character(Character)
  case tuple([SceneValue])
  case array([SceneValue])
  case slice(SliceValue)
  case dictionary(DictionaryValue)
  case set(SetValue)
  case range(Range<Int>)
  case closedRange(ClosedRange<Int>)
  /// A value of one of Diptych's own types.
  case native(NativeBox)
  case structure(StructureValue)
  case enumeration(EnumerationValue)
  case object(ObjectValue)
  case closure(SceneClosure)
  case binding(SceneBinding)
  case keyPath(KeyPathValue)
  case type(TypeValue)
  /// An optional that holds an optional without a value, and so is not itself without one.
  case some(WrappedValue)
  /// A value with a static type that it does not show by itself: an optional kept as `Any`.
  case existential(TypedValue)
  /// A variable that closures share; only in slots.
  case box(VariableBox)
  /// What a `weak` variable holds; only in fields and slots.
  case weak(WeakObject)
}

extension SceneValue {
  /// The value as a `weak` variable holds it.
  var weakened: SceneValue {
    if case .object(let object) = self { .weak(WeakObject(object)) } else { self }
  }

  /// What a variable stands for: the object that it still refers to, or `nil`.
  var strengthened: SceneValue {
    guard case .weak(let reference) = self else { return self }
    return reference.object.map { .object($0) } ?? .null
  }

  /// What a `weak` or `unowned` variable is read as; the latter, whose type is not optional, must
  /// still refer to an object.
  func unlessDead(as type: SceneType, at span: SourceSpan) throws -> SceneValue {
    guard case .null = self, !type.isOptional, !type.isOpen else { return self }
    throw SceneStop(.deadUnowned, at: span)
  }
}

/// A variable that several closures share.
final class VariableBox: CyclicStorage {
  var value: SceneValue
  init(_ value: SceneValue) { self.value = value }

  override func release() { value = .absent }
}

/// An object that something refers to without keeping it.
final class WeakObject {
  private(set) weak var object: ObjectValue?
  init(_ object: ObjectValue) { self.object = object }
}

/// A type's name used as a value.
final class TypeValue {
  let type: SceneType
  init(_ type: SceneType) { self.type = type }
}

/// A value of a struct that the scene declares.
struct StructureValue {
  let declaration: TypeDeclaration
  /// The values of the stored properties; of a type with a `deinit` the object follows with which the
  /// value ends, and of a generic type its own type comes last, so that those of other types are no
  /// larger.
  var fields: [SceneValue]

  /// The values of the stored properties alone.
  var storedFields: ArraySlice<SceneValue> { fields.prefix(declaration.storedProperties.count) }

  /// The object with which a value that is not copied ends.
  var life: ObjectValue? {
    guard declaration.deinitializer != nil, fields.count > declaration.storedProperties.count,
      case .object(let life) = fields[declaration.storedProperties.count]
    else { return nil }
    return life
  }

  /// Tells the object with which the value ends what the fields have become.
  func noteFields() {
    life?.fields = Array(storedFields)
  }

  /// What the generic parameters of the type stand for.
  var generics: [String: SceneType] {
    guard fields.count > declaration.storedProperties.count, case .type(let own)? = fields.last
    else { return [:] }
    return own.type.generics
  }
}

/// A value of an enumeration that the scene declares.
final class EnumerationValue {
  let declaration: TypeDeclaration
  let caseIndex: Int
  let payload: [SceneValue]
  /// What the generic parameters of the type stand for.
  let generics: [String: SceneType]

  init(
    declaration: TypeDeclaration,
    caseIndex: Int,
    payload: [SceneValue],
    generics: [String: SceneType] = [:]
  ) {
    self.declaration = declaration
    self.caseIndex = caseIndex
    self.payload = payload
    self.generics = generics
  }

  var caseDeclaration: EnumerationCase { declaration.cases[caseIndex] }
}

/// An instance of a class that the scene declares.
final class ObjectValue: CyclicStorage {
  let declaration: TypeDeclaration
  var fields: [SceneValue]
  /// Where the end of the object is told, when its class wants to know.
  weak var evaluation: Evaluation?
  /// The object of UIKit's class that the scene's class inherits from, once it is made.
  var native: (any NativeObject)?
  /// Who waits for changes of published fields.
  var receivers: FieldReceivers?
  /// How many fields, from the first, wait for the initializer that runs their initial values.
  var fieldsBeforeInitialValues = 0
  /// Where the object is made.
  let span: SourceSpan?
  /// What the generic parameters of the class stand for.
  let generics: [String: SceneType]

  init(
    declaration: TypeDeclaration,
    fields: [SceneValue],
    span: SourceSpan? = nil,
    generics: [String: SceneType] = [:]
  ) {
    self.declaration = declaration
    self.fields = fields
    self.span = span
    self.generics = generics
  }

  deinit { evaluation?.note(ended: declaration, fields) }

  override func release() {
    detach()
    receivers = nil
    fields = []
  }

  /// Who waits for changes of published fields; nobody at first.
  var madeReceivers: FieldReceivers {
    if let receivers { return receivers }
    let made = FieldReceivers()
    receivers = made
    return made
  }
}

/// A pair of closures that read and write a value elsewhere: SwiftUI's `Binding`.
final class SceneBinding {
  let get: () throws -> SceneValue
  let set: (SceneValue) throws -> Void
  /// The published field that it leads to.
  private let published: (object: ObjectValue, field: Int)?

  init(
    get: @escaping () throws -> SceneValue,
    set: @escaping (SceneValue) throws -> Void,
    published: (object: ObjectValue, field: Int)? = nil
  ) {
    self.get = get
    self.set = set
    self.published = published
  }

  /// Calls a closure with each later value of a published field, until what this gives is called.
  func receive(_ closure: SceneValue) -> () -> Void {
    guard let (object, field) = published else { return {} }
    return object.madeReceivers.add(closure, to: field)
  }

  /// A binding to a variable that starts with `value`.
  convenience init(initial value: SceneValue) {
    let box = VariableBox(value)
    self.init(get: { box.value }, set: { box.value = $0 })
  }
}
