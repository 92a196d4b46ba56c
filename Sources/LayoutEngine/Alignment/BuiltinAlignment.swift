/// A guide that the engine answers without a call.
protocol BuiltinAlignment: AlignmentID {
  static var builtin: AlignmentKey.Builtin { get }
}

extension BuiltinAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    AlignmentKey(Self.self).defaultValue(in: context)
  }
}

enum LeadingAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.leading
}

enum HorizontalCenterAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.horizontalCenter
}

enum TrailingAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.trailing
}

enum TopAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.top
}

enum VerticalCenterAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.verticalCenter
}

enum BottomAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.bottom
}

enum FirstTextBaselineAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.firstTextBaseline
}

enum LastTextBaselineAlignment: BuiltinAlignment {
  static let builtin = AlignmentKey.Builtin.lastTextBaseline
}
