internal import LayoutEngine

/// Numbers, names and texts as SVG and HTML write them.
package enum VectorText {
  /// A number with at most four decimals.
  package static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e11 else { return "0" }
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Text in which nothing is markup, and which any reader of XML 1.0 accepts.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFFFE
        || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Attributes with a space before each; a transform that changes nothing is left out.
  package static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.filter { !$1.isEmpty }.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }
}

extension CGAffineTransform {
  /// The value of a `transform` attribute; empty for what changes nothing.
  var vectorText: String {
    if self == .identity { return "" }
    let numbers = [a, b, c, d, tx, ty].map(VectorText.number).joined(separator: " ")
    return "matrix(\(numbers))"
  }
}

extension Paint {
  /// The attributes of an area in this paint.
  var vectorFill: [(String, String)] { color.attributes(line: false) + opacity("fill-opacity") }

  /// The attributes of a line in this paint.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - gradient: The gradient that colours it; `nil` where the paint's colour does.
  /// - Returns: The attributes in the order in which they are written.
  func vectorLine(width: CGFloat, gradient: String? = nil) -> [(String, String)] {
    let color = gradient.map { [("stroke", $0)] } ?? color.attributes(line: true)
    return [("fill", "none")] + color + [("stroke-width", VectorText.number(width))]
      + (gradient == nil ? opacity("stroke-opacity") : [])
  }

  private func opacity(_ name: String) -> [(String, String)] {
    opacity < 1 ? [(name, VectorText.number(opacity))] : []
  }
}

extension PaintColor {
  /// The attributes of a gradient's stop in this colour.
  var vectorStop: [(String, String)] { attributes("stop-color", classSuffix: "-stop") }

  fileprivate func attributes(line isLine: Bool) -> [(String, String)] {
    attributes(isLine ? "stroke" : "fill", classSuffix: isLine ? "-line" : "")
  }

  private func attributes(_ name: String, classSuffix suffix: String) -> [(String, String)] {
    switch self {
    case .primary: [("class", "primary\(suffix)")]
    case .secondary: [("class", "secondary\(suffix)")]
    case .background: [("class", "background\(suffix)")]
    case .accent: [("class", "accent\(suffix)")]
    case .rgb(let red, let green, let blue): [(name, Self.hexadecimal(red, green, blue))]
    }
  }

  private static func hexadecimal(_ components: Double...) -> String {
    "#"
      + components.map { component in
        let byte = Int((component.inUnitInterval() * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension StrokeStyle {
  /// The attributes of a line beyond its width; what SVG draws by itself is left out.
  var vectorAttributes: [(String, String)] {
    var attributes: [(String, String)] = []
    if !dash.isEmpty {
      attributes.append(
        ("stroke-dasharray", dash.map(VectorText.number).joined(separator: " "))
      )
      if dashPhase != 0 { attributes.append(("stroke-dashoffset", VectorText.number(dashPhase))) }
    }
    switch lineCap {
    case .butt: break
    case .round: attributes.append(("stroke-linecap", "round"))
    case .square: attributes.append(("stroke-linecap", "square"))
    }
    switch lineJoin {
    case .miter where miterLimit != StrokeStyle().miterLimit:
      attributes.append(("stroke-miterlimit", VectorText.number(miterLimit)))
    case .miter: break
    case .round: attributes.append(("stroke-linejoin", "round"))
    case .bevel: attributes.append(("stroke-linejoin", "bevel"))
    }
    return attributes
  }
}
