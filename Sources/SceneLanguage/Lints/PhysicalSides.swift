internal import SwiftParser
internal import SwiftSyntax

/// Finds UIKit code that says left and right where leading and trailing turn with the reader.
package enum PhysicalSides {
  /// The words without which a file says nothing by side.
  private static let words = [
    "leftAnchor", "rightAnchor", "attribute:", "textAlignment", "contentHorizontalAlignment",
    "layoutMargins", "contentEdgeInsets",
  ]

  /// What a file says by side.
  ///
  /// Looks at the text alone, so that it needs neither the views nor a layout.
  /// - Complexity: O(*n*) in the length of the text; files without a word of UIKit's are not
  ///   parsed.
  package static func findings(in source: SceneSource) -> [SceneDiagnostic] {
    let limits = EvaluationLimits()
    guard words.contains(where: { source.text.contains($0) }),
      source.text.offsetOfBracket(deeperThan: limits.nesting) == nil
    else { return [] }
    let file = SceneFile(index: 0, source: source, nesting: limits.nesting)
    let visitor = PhysicalSideVisitor(file: file)
    visitor.walk(file.tree)
    return visitor.diagnostics
  }
}

private final class PhysicalSideVisitor: SyntaxVisitor {
  private let file: SceneFile
  private(set) var diagnostics: [SceneDiagnostic] = []

  init(file: SceneFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private static let anchors = [
    "leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor",
  ]
  private static let attributes = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]
  private static let alignments = ["textAlignment", "contentHorizontalAlignment"]
  private static let insets = [
    "layoutMargins": "directionalLayoutMargins",
    "contentEdgeInsets": "configuration.contentInsets",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let instead = Self.anchors[name] {
      tell(.physicalAnchor(name, instead: instead), at: node.declName)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.label?.text == "attribute",
      let member = node.expression.as(MemberAccessExprSyntax.self),
      let instead = Self.attributes[member.declName.baseName.text]
    else { return .visitChildren }
    tell(
      .physicalAnchor(".\(member.declName.baseName.text)", instead: ".\(instead)"),
      at: member.declName
    )
    return .visitChildren
  }

  /// An assignment, which the parser leaves as a row of operands and operators.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      let target = parts[0].as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let property = target.declName.baseName.text
    if Self.alignments.contains(property), let side = parts[2].as(MemberAccessExprSyntax.self),
      side.base == nil, ["left", "right"].contains(side.declName.baseName.text)
    {
      let name = side.declName.baseName.text
      let isText = property == "textAlignment"
      let instead = isText && name == "left" ? "natural" : name == "left" ? "leading" : "trailing"
      if !isText || name == "left" {
        tell(
          .physicalAlignment("\(property) = .\(name)", instead: ".\(instead)"),
          at: side.declName
        )
      }
    }
    if let instead = Self.insets[property],
      let call = parts[2].as(FunctionCallExprSyntax.self), Self.isLopsided(call)
    {
      tell(.physicalInsets(property, instead: instead), at: target.declName)
    }
    return .visitChildren
  }

  private static func isLopsided(_ call: FunctionCallExprSyntax) -> Bool {
    func text(_ label: String) -> String? {
      call.arguments.first { $0.label?.text == label }?.expression.trimmedDescription
    }
    guard let left = text("left"), let right = text("right") else { return false }
    return left != right
  }

  private func tell(_ finding: LintFinding, at node: some SyntaxProtocol) {
    let span = file.span(of: node)
    diagnostics.append(
      SceneDiagnostic(
        mistake: .finding(finding),
        severity: .warning,
        file: file.source.path,
        start: file.position(at: span.start),
        end: file.position(at: span.end)
      )
    )
  }
}
