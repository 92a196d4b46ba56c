internal import SceneLanguage

/// A line that GitHub Actions turns into an annotation of a pull request.
enum GitHubAnnotation {
  static func text(
    _ level: String,
    file: String,
    position: LinePosition? = nil,
    title: String,
    _ message: String
  ) -> String {
    var properties = "file=\(property(file))"
    if let position { properties += ",line=\(position.line),col=\(position.column)" }
    return "::\(level) \(properties),title=\(property(title))::\(escaped(message))\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for character in escaped(text) {
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }
}

extension SceneDiagnostic {
  /// The diagnostic as an annotation.
  var annotation: String {
    let level =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    return GitHubAnnotation.text(
      level,
      file: file,
      position: start,
      title: lint?.rawValue ?? "diptych",
      message
    )
  }
}
