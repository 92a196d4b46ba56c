internal import ArgumentParser
internal import CellRendering
internal import Diptych
internal import LayoutEngine
internal import TerminalIO

/// The directions that are shown.
enum DirectionChoice: String, CaseIterable, ExpressibleByArgument {
  case both
  case ltr
  case rtl

  var directions: [LayoutDirection] {
    switch self {
    case .both: [.leftToRight, .rightToLeft]
    case .ltr: [.leftToRight]
    case .rtl: [.rightToLeft]
    }
  }
}

/// The characters that pictures are made of.
enum CharsetChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case unicode
  case ascii

  func charset(in environment: TerminalEnvironment) -> Charset {
    switch self {
    case .unicode: .unicode
    case .ascii: .ascii
    case .auto: Charset(environment: environment)
    }
  }
}

/// Who puts right-to-left text into visual order.
enum BidiChoice: String, CaseIterable, ExpressibleByArgument {
  case explicit
  case terminal
}

/// The form of the output.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case svg
  case html
}

extension ColorChoice: ExpressibleByArgument {}

extension Pseudolanguage: ExpressibleByArgument {}
