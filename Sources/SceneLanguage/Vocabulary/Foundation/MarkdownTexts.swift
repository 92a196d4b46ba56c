internal import Diptych

extension Library {
  /// What `AttributedString`, which is written in Swift, asks of a text with marks.
  static let markdownTexts = LibraryFamily(
    title: "Markdown",
    types: [LibraryType("_MarkdownText", markdownRuns)]
  )

  private static let markdownRuns: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticMethod,
      name: "runs",
      signature: Signature(
        parameters: [
          .parameter("of", .string), .parameter("joinsLines", .bool),
          .parameter("takesBlocks", .bool),
        ],
        result: .array(
          .tuple([
            .init(label: "text", type: .string), .init(label: "intent", type: .int),
            .init(label: "link", type: .optional(.string)),
          ])
        )
      )
    ) { call in
      let text = call.arguments[0].text
      try call.evaluation.charge(elements: text.utf8.count)
      let paragraphs =
        Bool.read(call.arguments[2]) ?? false
        ? text.markdownParagraphs
        : [Bool.read(call.arguments[1]) ?? false ? text.withoutSoftLineBreaks : text]
      let runs = paragraphs.flatMap { paragraph in
        InlineMarkdown.runs(of: paragraph) ?? [InlineMarkdown.Run(paragraph)]
      }
      return try call.array(
        runs.map { run in
          .tuple([
            .string(run.string), .int(run.look.intent),
            run.look.link.map { .string($0) } ?? .null,
          ])
        }
      )
    }
  ]
}

extension InlineMarkdown.Look {
  /// The bits that Foundation's `InlinePresentationIntent` has for the look.
  fileprivate var intent: Int {
    (isItalic ? 1 : 0) | (isBold ? 2 : 0) | (isCode ? 4 : 0) | (isStruckThrough ? 32 : 0)
  }
}

extension String {
  /// The texts of the blocks of a document, without the marks of headings, lists, and quotes.
  fileprivate var markdownParagraphs: [String] {
    var paragraphs: [[Substring]] = []
    var goesOn = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let (text, isMarked) = line.withoutBlockMark
      if text.isEmpty {
        goesOn = false
      } else if goesOn, !isMarked, let last = paragraphs.indices.last {
        paragraphs[last].append(text)
      } else {
        paragraphs.append([text])
        goesOn = text.startIndex == line.startIndex || line.first != "#"
      }
    }
    return paragraphs.map { $0.joined(separator: "\n").withoutSoftLineBreaks }
  }

  /// The text with a space where a line ends, and an end of a line only behind two spaces.
  fileprivate var withoutSoftLineBreaks: String {
    var text = ""
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if text.hasSuffix("  ") {
        while text.last == " " { text.removeLast() }
        text += "\n"
      } else if text.hasSuffix("\\") {
        text.removeLast()
        text += "\n"
      } else if !text.isEmpty {
        text += " "
      }
      text += line
    }
    return text
  }
}

extension Substring {
  /// A line without the mark of the block that it begins, and whether it had one.
  fileprivate var withoutBlockMark: (text: Substring, isMarked: Bool) {
    let line = drop { $0 == " " }
    let mark = line.prefix { $0 != " " }
    let isHeading = (1...6).contains(mark.count) && mark.allSatisfy { $0 == "#" }
    let isNumbered =
      mark.count > 1 && (mark.last == "." || mark.last == ")")
      && mark.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    guard isHeading || isNumbered || ["-", "*", "+", ">"].contains(mark) else {
      return (line, false)
    }
    return (line.dropFirst(mark.count).drop { $0 == " " }, true)
  }
}
