/// A rule of layout as a scene would write it.
struct RuleDescription {
  /// The arguments of a view, with their parentheses; empty where there is nothing to tell.
  let arguments: String
  /// The whole modifier; `nil` where the rule is no modifier with a say in layout.
  let modifier: String?

  init(_ rule: LayoutRule, in tree: LayoutTree) {
    var writer = ArgumentList(tree: tree)
    var name: String?
    switch rule {
    case .fixedFrame(let frame):
      name = ".frame"
      writer.add("width", frame.width)
      writer.add("height", frame.height)
      writer.add(frame.alignment)
    case .flexibleFrame(let frame):
      name = ".frame"
      writer.add("Width", frame.horizontal)
      writer.add("Height", frame.vertical)
      writer.add(frame.alignment)
    case .padding(let insets):
      name = ".padding"
      writer.add(insets)
    case .safeAreaPadding(let insets):
      name = ".safeAreaPadding"
      writer.add(insets)
    case .offset(let distance):
      name = ".offset"
      writer.add("x", distance.width)
      writer.add("y", distance.height)
    case .position(let point):
      name = ".position"
      writer.add("x", point.x)
      writer.add("y", point.y)
    case .fixedSize(let horizontal, let vertical):
      name = ".fixedSize"
      if !horizontal || !vertical {
        writer.add("horizontal: \(horizontal)")
        writer.add("vertical: \(vertical)")
      }
    case .aspectRatio(let ratio):
      name = ".aspectRatio"
      if ratio.ratio.isFinite, ratio.ratio > 0 { writer.add(ratio.ratio.decimalText) }
      writer.add("contentMode: .\(ratio.fills ? "fill" : "fit")")
    case .layoutPriority(let value):
      name = ".layoutPriority"
      writer.add(value.decimalText)
    case .alignmentGuide(let alignment, _, _):
      name = ".alignmentGuide"
      writer.add(".\(tree.alignments[Int(alignment)].name)")
    case .overlay(let alignment):
      name = ".overlay"
      writer.add(alignment)
    case .background(let alignment):
      name = ".background"
      writer.add(alignment)
    case .ignoresSafeArea:
      name = ".ignoresSafeArea"
    case .containerRelative:
      name = ".containerRelativeFrame"
    case .safeAreaInset(let rule):
      name = ".safeAreaInset"
      writer.add("edge: .\(rule.edge)")
    case .stack(let stack):
      let alignment = tree.alignments[Int(stack.alignment)].name
      if alignment != "center" { writer.add("alignment: .\(alignment)") }
      writer.add("spacing", stack.spacing)
    case .lazyStack(let stack):
      writer.add("spacing", stack.spacing)
    case .zStack(let alignment):
      writer.add(alignment)
    case .spacer(let spacer):
      if spacer.minLength != SpacerRule.defaultMinLength {
        writer.add("minLength", spacer.minLength)
      }
    case .text(let text):
      writer.add(tree.texts[Int(text)].string.quoted)
    default:
      break
    }
    var closure = ""
    switch rule {
    case .overlay, .background, .safeAreaInset: closure = " { … }"
    default: break
    }
    arguments = writer.isEmpty ? "" : "(\(writer.text))"
    modifier = name.map { name in
      let parentheses = writer.isEmpty && !closure.isEmpty ? "" : "(\(writer.text))"
      return name + parentheses + closure
    }
  }
}

/// The arguments of a call as they gather.
private struct ArgumentList {
  let tree: LayoutTree
  private(set) var text = ""

  init(tree: LayoutTree) {
    self.tree = tree
  }

  var isEmpty: Bool { text.isEmpty }

  mutating func add(_ argument: String) {
    text += (isEmpty ? "" : ", ") + argument
  }

  /// Adds a length unless it is not given.
  mutating func add(_ label: String, _ length: Double) {
    if !length.isNaN { add("\(label): \(length.decimalText)") }
  }

  mutating func add(_ label: String, _ length: FlexibleLength) {
    add("min\(label)", length.min)
    add("ideal\(label)", length.ideal)
    add("max\(label)", length.max)
  }

  mutating func add(_ alignment: AlignmentPair) {
    let names = [alignment.horizontal, alignment.vertical].map { tree.alignments[Int($0)].name }
    switch (names[0], names[1]) {
    case ("center", "center"): break
    case ("center", let name), (let name, "center"): add("alignment: .\(name)")
    case ("leading", "top"): add("alignment: .topLeading")
    case ("trailing", "top"): add("alignment: .topTrailing")
    case ("leading", "bottom"): add("alignment: .bottomLeading")
    case ("trailing", "bottom"): add("alignment: .bottomTrailing")
    default: add("alignment: (.\(names[0]), .\(names[1]))")
    }
  }

  mutating func add(_ insets: EdgeInsets) {
    let (top, leading, bottom, trailing) =
      (insets.top, insets.leading, insets.bottom, insets.trailing)
    if leading == trailing, top == bottom {
      if leading == top { return add(top.decimalText) }
      if top == 0 { return add(".horizontal, \(leading.decimalText)") }
      if leading == 0 { return add(".vertical, \(top.decimalText)") }
    }
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let given = edges.filter { $0.1 != 0 }
    if given.count == 1 { return add(".\(given[0].0), \(given[0].1.decimalText)") }
    for (name, length) in edges { add(name, length) }
  }
}

extension Double {
  /// The number with at most two decimals, and `.infinity` for the infinite.
  package var decimalText: String {
    if isNaN { return "nil" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    let rounded = (self * 100).rounded() / 100
    guard abs(rounded) < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The longest text that is told whole, in characters.
  private static let longest = 40

  /// The beginning of the text as a literal.
  fileprivate var quoted: String {
    let line = prefix { !$0.isNewline }
    let isWhole = line.endIndex == endIndex && line.count <= Self.longest
    return "\"\(line.prefix(Self.longest))\(isWhole ? "" : "…")\""
  }
}
