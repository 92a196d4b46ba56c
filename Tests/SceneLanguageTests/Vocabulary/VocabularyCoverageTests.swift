import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SceneLanguage

@Suite struct `The vocabulary that scenes may use` {
  @Test func `has every modifier that Diptych offers`() {
    let known = Library.standard.types["View"]?.members ?? [:]
    #expect(PublicVocabulary.diptych.modifiers.count > 190)
    #expect(PublicVocabulary.diptych.modifiers.filter { known[$0] == nil }.sorted() == [])
  }

  @Test func `has every way to write a modifier that Diptych offers`() {
    let known = Library.standard.types["View"]?.members ?? [:]
    let missing = PublicVocabulary.diptych.signatures.filter { name, labels in
      let spelled = known[name, default: []].contains { $0.signature.labels == labels }
      return !spelled && PublicVocabulary.otherSpellings["\(name)(\(labels))"] == nil
    }
    #expect(missing.map { "\($0.name)(\($0.labels))" }.sorted() == [])
  }

  @Test func `has every view, shape, and style that Diptych offers`() {
    let known = Library.standard.types
    let missing = PublicVocabulary.diptych.types.filter {
      known[$0] == nil && PublicVocabulary.exceptions[$0] == nil
    }
    #expect(PublicVocabulary.diptych.types.count > 80)
    #expect(missing.sorted() == [])
  }

  @Test func `has every value of the environment that Diptych offers`() {
    let known = Library.standard.types["EnvironmentValues"]?.members ?? [:]
    #expect(PublicVocabulary.diptych.environment.count > 20)
    #expect(PublicVocabulary.diptych.environment.filter { known[$0] == nil }.sorted() == [])
  }

  @Test func `makes no exception of what it has`() {
    let known = Library.standard.types
    #expect(PublicVocabulary.exceptions.keys.filter { known[$0] != nil }.sorted() == [])
    let offered = PublicVocabulary.diptych.types
    #expect(PublicVocabulary.exceptions.keys.filter { !offered.contains($0) }.sorted() == [])
  }
}

/// What the sources of Diptych declare public, by name.
struct PublicVocabulary {
  private(set) var modifiers: Set<String> = []
  /// Each modifier with the labels of each of its overloads.
  private(set) var signatures: [(name: String, labels: String)] = []
  private(set) var types: Set<String> = []
  private(set) var environment: Set<String> = []

  /// The types that the table leaves out, and why.
  static let exceptions = [
    "ModifierContent": "scenes never name what a modifier makes",
    "TextFieldStyleLabel": "scenes name it as `_Label` of their style",
    "StyleContent": "scenes only see it as a part of a style's configuration",
    "OffsetShape": "scenes get it from `offset` and never name it",
    "RotatedShape": "scenes get it from `rotation` and never name it",
    "ShrunkShape": "scenes get it from `inset` and never name it",
    "PaintedInsettableShape": "the table joins it with PaintedShape",
  ]

  /// The ways to write a modifier that the table joins with another one, and how.
  static let otherSpellings = [
    "alert(_:isPresented:actions:)": "with a message that may be left out",
    "confirmationDialog(_:isPresented:titleVisibility:actions:)":
      "with a message that may be left out",
  ]

  /// The protocols whose conformers scenes name.
  private static let protocols: Set<String> = [
    "View", "PrimitiveView", "Control", "Shape", "InsettableShape", "OutlinedShape", "FormedShape",
    "ShapeStyle", "PaintStyle", "Layout", "BuiltinLayout", "ToolbarContent", "Scene", "Gesture",
    "BuiltinStyle", "PickerStyle", "ListStyle", "FormStyle", "TextFieldStyle", "TabViewStyle",
  ]

  static let diptych: PublicVocabulary = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Diptych").standardizedFileURL
    var result = PublicVocabulary()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      guard file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      for item in Parser.parse(source: text).statements { result.add(item.item) }
    }
    return result
  }()

  private mutating func add(_ item: CodeBlockItemSyntax.Item) {
    if let type = item.as(StructDeclSyntax.self), type.modifiers.isPublic {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if !Self.protocols.isDisjoint(with: inherited) { types.insert(type.name.text) }
    }
    guard let type = item.as(ExtensionDeclSyntax.self) else { return }
    for member in type.memberBlock.members {
      switch type.extendedType.trimmedDescription {
      case "View":
        guard let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.isPublic,
          // What makes no view is no modifier.
          function.signature.returnClause != nil
        else { continue }
        modifiers.insert(function.name.text)
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        signatures.append((function.name.text, labels.joined()))
      case "EnvironmentValues":
        guard let property = member.decl.as(VariableDeclSyntax.self), property.modifiers.isPublic
        else { continue }
        for binding in property.bindings { environment.insert(binding.pattern.trimmedDescription) }
      default:
        continue
      }
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { $0.name.text == "public" } }
}
