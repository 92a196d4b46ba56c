internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Texts whose parts have looks of their own.
  static let attributedTexts = LibraryFamily(
    title: "UIKit: texts with attributes",
    types: [
      .class("NSAttributedString", attributedMembers),
      .class("NSMutableAttributedString", inheriting: "NSAttributedString", mutableMembers),
      LibraryType(
        "NSAttributedString.Key",
        conformsTo: ["Hashable"],
        attributeKeys + [
          .initializer(Parameter<String>("rawValue")) { NSAttributedString.Key(rawValue: $0) }
        ]
      ),
      LibraryType(
        "NSRange",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<Int>("location"), Parameter<Int>("length")) {
            NSRange(location: $0, length: $1)
          },
          .property("location", \NSRange.location), .property("length", \NSRange.length),
        ]
      ),
      LibraryType("NSMutableParagraphStyle", alias: .named("NSParagraphStyle")),
      .class("NSParagraphStyle", paragraphMembers),
      LibraryType(
        "NSUnderlineStyle",
        conformsTo: ["Hashable"],
        [
          .constant("single", NSUnderlineStyle.single), .constant("thick", NSUnderlineStyle.thick),
          .constant("double", NSUnderlineStyle.double),
          .constant("patternDot", NSUnderlineStyle.patternDot),
          .constant("patternDash", NSUnderlineStyle.patternDash),
          .property("rawValue", of: NSUnderlineStyle.self) { $0.rawValue },
        ]
      ),
    ],
    functions: [
      .function("NSMakeRange", Parameter<Int>("_"), Parameter<Int>("_")) {
        NSRange(location: $0, length: $1)
      }
    ]
  )

  private static let attributedMembers: [LibraryEntry] = [
    .object(Parameter<String>("string")) { NSAttributedString(string: $0) },
    .object(Parameter<String>("string"), attributes("attributes")) {
      NSAttributedString(string: $0, attributes: $1)
    },
    .object(Parameter<NSAttributedString>("attributedString")) {
      NSAttributedString(attributedString: $0)
    },
    .property("string", of: NSAttributedString.self) { $0.string },
    .property("length", of: NSAttributedString.self) { $0.length },
    .method("size", of: NSAttributedString.self) { $0.size() },
    .method("attributedSubstring", of: NSAttributedString.self, Parameter<NSRange>("from")) {
      $0.attributedSubstring(from: $1)
    },
    .deed("draw", of: NSAttributedString.self, Parameter<CGPoint>("at")) { $0.draw(at: $1) },
    .deed("draw", of: NSAttributedString.self, Parameter<CGRect>("in")) { $0.draw(in: $1) },
  ]

  private static let mutableMembers: [LibraryEntry] = [
    .object { NSMutableAttributedString() },
    .object(Parameter<String>("string")) { NSMutableAttributedString(string: $0) },
    .object(Parameter<String>("string"), attributes("attributes")) {
      NSMutableAttributedString(string: $0, attributes: $1)
    },
    .object(Parameter<NSAttributedString>("attributedString")) {
      NSMutableAttributedString(attributedString: $0)
    },
    .deed("append", of: NSMutableAttributedString.self, Parameter<NSAttributedString>("_")) {
      $0.append($1)
    },
    .deed(
      "insert",
      of: NSMutableAttributedString.self,
      Parameter<NSAttributedString>("_"),
      Parameter<Int>("at")
    ) { $0.insert($1, at: $2) },
    .deed(
      "replaceCharacters",
      of: NSMutableAttributedString.self,
      Parameter<NSRange>("in"),
      Parameter<String>("with")
    ) { $0.replaceCharacters(in: $1, with: $2) },
    .deed(
      "replaceCharacters",
      of: NSMutableAttributedString.self,
      Parameter<NSRange>("in"),
      Parameter<NSAttributedString>("with")
    ) { $0.replaceCharacters(in: $1, with: $2) },
    .deed("deleteCharacters", of: NSMutableAttributedString.self, Parameter<NSRange>("in")) {
      $0.deleteCharacters(in: $1)
    },
    .deed(
      "setAttributedString",
      of: NSMutableAttributedString.self,
      Parameter<NSAttributedString>("_")
    ) { $0.setAttributedString($1) },
    .deed(
      "removeAttribute",
      of: NSMutableAttributedString.self,
      Parameter<NSAttributedString.Key>("_"),
      Parameter<NSRange>("range")
    ) { $0.removeAttribute($1, range: $2) },
    .idle("beginEditing"), .idle("endEditing"),
    .deed(
      "addAttributes",
      of: NSMutableAttributedString.self,
      attributes("_"),
      Parameter<NSRange>("range")
    ) { $0.addAttributes($1 ?? [:], range: $2) },
    .deed(
      "setAttributes",
      of: NSMutableAttributedString.self,
      attributes("_"),
      Parameter<NSRange>("range")
    ) { $0.setAttributes($1, range: $2) },
    .deed(
      "addAttribute",
      of: NSMutableAttributedString.self,
      Parameter<NSAttributedString.Key>("_"),
      Parameter<SceneValue>("value", type: .any),
      Parameter<NSRange>("range")
    ) { text, key, value, range in
      guard let value = value.attribute else { return }
      text.addAttribute(key, value: value, range: range)
    },
  ]

  private static let paragraphMembers: [LibraryEntry] =
    [
      .object { NSParagraphStyle() },
      .reference("alignment", \NSParagraphStyle.alignment),
      .kept(
        "lineBreakMode",
        NSLineBreakMode.sceneType,
        of: NSParagraphStyle.self,
        initially: NSLineBreakMode.byWordWrapping.sceneValue
      ),
      .kept(
        "baseWritingDirection",
        inert: "NSWritingDirection",
        initially: "natural",
        of: NSParagraphStyle.self
      ),
    ]
    + [
      "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "headIndent", "tailIndent",
      "firstLineHeadIndent", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
      "hyphenationFactor",
    ].map {
      .kept($0, CGFloat.sceneType, of: NSParagraphStyle.self, initially: .double(0))
    }

  private static let attributeKeys: [LibraryEntry] = [
    .constant("font", NSAttributedString.Key.font),
    .constant("foregroundColor", NSAttributedString.Key.foregroundColor),
    .constant("backgroundColor", NSAttributedString.Key.backgroundColor),
    .constant("underlineStyle", NSAttributedString.Key.underlineStyle),
    .constant("underlineColor", NSAttributedString.Key.underlineColor),
    .constant("strikethroughStyle", NSAttributedString.Key.strikethroughStyle),
    .constant("strikethroughColor", NSAttributedString.Key.strikethroughColor),
    .constant("paragraphStyle", NSAttributedString.Key.paragraphStyle),
    .constant("kern", NSAttributedString.Key.kern),
    .constant("baselineOffset", NSAttributedString.Key.baselineOffset),
    .constant("link", NSAttributedString.Key.link),
    .constant("shadow", NSAttributedString.Key.shadow),
    .constant("attachment", NSAttributedString.Key.attachment),
    .constant("strokeColor", NSAttributedString.Key.strokeColor),
    .constant("strokeWidth", NSAttributedString.Key.strokeWidth),
  ]

  /// An argument with attributes by their keys, or none.
  static func attributes(_ label: String) -> Parameter<[NSAttributedString.Key: Any]?> {
    Parameter(
      label,
      type: .optional(.dictionary(NSAttributedString.Key.sceneType, .any)),
      default: { nil },
      read: { value, _ in value.attributes }
    )
  }
}

extension SceneValue {
  /// What a dictionary tells of a text; `nil` for none.
  var attributes: [NSAttributedString.Key: Any]? {
    guard case .dictionary(let dictionary) = withoutStaticType else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    for (key, value) in dictionary.pairs {
      guard let key = NSAttributedString.Key.read(key) else { continue }
      result[key] = value.attribute
    }
    return result
  }

  /// The value of an attribute: an object of UIKit, or a number.
  var attribute: Any? { nativeObject ?? Int.read(withoutStaticType) }
}

extension NSAttributedString: NativeObject {
  static var sceneType: SceneType { .named("\(self)") }
  var sceneClass: SceneType { Self.sceneType }
}

extension NSAttributedString.Key: NativeValue {
  static var sceneName: String { "NSAttributedString.Key" }
}

extension NSParagraphStyle: FinalNativeObject {}
extension NSRange: NativeValue {}
extension NSUnderlineStyle: NativeValue {}
