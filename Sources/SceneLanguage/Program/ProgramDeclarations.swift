/// All that a program declares, held to be let go.
///
/// Declarations hold each other in circles: a type its methods, a method's code the types that it
/// names. Nothing of that is freed by itself.
///
/// Unchecked: written when the program is bound and when it is released, by one thread each.
final class ProgramDeclarations: @unchecked Sendable {
  private(set) var types: [TypeDeclaration]
  private var tables: [MemberTable]
  private var functions: [FunctionDeclaration]
  private var variables: [PropertyDeclaration]

  init(_ module: ModuleScope, _ program: BoundProgram) {
    types = module.declaredTypes
    tables = types.map(\.members) + Array(program.extensions.values)
    functions =
      (module.functions + Array(module.operatorFunctions.values)
      + Array(program.operatorFunctions.values)).flatMap(\.self)
    variables = module.variables + program.globals
  }

  /// Empties every declaration; the program cannot be run any more.
  ///
  /// - Complexity: O(*n*) in the size of the program.
  func release() {
    for function in functions { function.code.release() }
    for variable in variables { variable.release() }
    for table in tables { table.release() }
    for type in types { type.release() }
    types = []
    tables = []
    functions = []
    variables = []
  }
}

extension FunctionCode {
  fileprivate func release() {
    statements = []
    defaults = []
    parameters = []
    selfVariable = nil
    valueType = nil
  }
}

extension PropertyDeclaration {
  fileprivate func release() {
    for code in [initial, getter, setter, willSet?.code, didSet?.code] { code?.release() }
    typeState = .unresolved
    wrapper = nil
    wrapperType = nil
    tuple = nil
  }
}

extension TypeDeclaration {
  fileprivate func release() {
    for property in storedProperties { property.release() }
    storedProperties = []
    cases = []
    conformances = []
    extensionPlaces = [:]
    extensionDemands = [:]
    constraints = [:]
    equalities = []
    superclass = nil
    superclassArguments = []
    rawType = nil
    plainOwners = nil
    equality = nil
    deinitializer?.code.release()
    deinitializer = nil
  }
}

extension MemberTable {
  fileprivate func release() {
    for member in (Array(instanceMembers.values) + Array(staticMembers.values)).flatMap(\.self) {
      switch member {
      case .property(let property): property.release()
      case .method(let method): method.code.release()
      case .enumerationCase(let enumerationCase):
        enumerationCase.signature = Signature(parameters: [], result: .unknown)
        enumerationCase.rawValue = nil
        enumerationCase.defaults = []
      }
    }
    for initializer in initializers { initializer.code.release() }
    for subscripting in subscripts {
      subscripting.function.code.release()
      subscripting.setter.release()
    }
    removeAll()
  }
}
