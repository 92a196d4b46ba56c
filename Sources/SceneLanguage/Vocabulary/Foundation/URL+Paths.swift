internal import Diptych

/// What an address says of a path, and addresses with a path that differs.
extension URL {
  /// The address of a file, whose path may have what an address cannot.
  init?(path: String, isDirectory: Bool) {
    let ending = isDirectory && !path.hasSuffix("/") ? "/" : ""
    self.init(string: "file://" + (path + ending).escapingAll(for: .path))
  }

  /// The parts of the whole address.
  var parts: AddressParts? { AddressParts(absoluteString) }

  var path: String { parts.map(\.path).shownPath }
  var relativePath: String { AddressParts(relativeString).map(\.path).shownPath }

  var components: [String] {
    let path = parts?.path ?? ""
    return (path.hasPrefix("/") ? ["/"] : [])
      + path.split(separator: "/").map { String($0).unescaped ?? "" }
  }

  var pathExtension: String { (components.last ?? "").fileExtension }

  /// The address with another path, told from the same base.
  private func changingPath(_ change: (String) -> String) -> URL {
    guard var parts = AddressParts(relativeString) else { return self }
    parts.path = change(parts.path)
    return URL(parts, relativeTo: baseURL)
  }

  var standardized: URL {
    guard let parts = AddressParts(relativeString) else { return self }
    return URL(parts.standardized, relativeTo: baseURL)
  }

  func appending(
    _ name: String,
    as part: AddressPart,
    _ hint: DirectoryHint = .inferFromPath
  ) -> URL {
    changingPath { path in
      let name = name.escapingAll(for: part)
      let start = path.hasSuffix("/") ? String(path.dropLast()) : path
      let whole = start + (name.hasPrefix("/") ? "" : "/") + name
      switch hint {
      case .isDirectory: return whole.hasSuffix("/") ? whole : whole + "/"
      case .notDirectory: return whole.hasSuffix("/") ? String(whole.dropLast()) : whole
      case .checkFileSystem, .inferFromPath: return whole
      }
    }
  }

  var deletingLastComponent: URL {
    changingPath { path in
      var kept = path.withoutSlashes
      guard !kept.isEmpty else { return path }
      kept = kept.dropLast(kept.reversed().prefix { $0 != "/" }.count)
      return kept.isEmpty ? "./" : kept.withoutSlashes + "/"
    }
  }

  var deletingPathExtension: URL {
    changingLastName { name in
      let ending = name.fileExtension
      return ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
    }
  }

  func appendingPathExtension(_ ending: String) -> URL {
    changingLastName { $0 + "." + ending.escapingAll(for: .component) }
  }

  /// The address with another last name, before the slashes that end its path.
  private func changingLastName(_ change: (String) -> String) -> URL {
    changingPath { path in
      guard !path.isEmpty else { return path }
      let kept = path.withoutSlashes
      let start = kept.lastIndex(of: "/").map { kept.index(after: $0) } ?? kept.startIndex
      return String(kept[..<start]) + change(String(kept[start...]))
        + String(path[kept.endIndex...])
    }
  }
}

extension String? {
  /// A path as it is meant, without the slash that ends it.
  fileprivate var shownPath: String {
    let path = self?.unescaped ?? ""
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension StringProtocol {
  /// The text without the slashes that end it.
  fileprivate var withoutSlashes: SubSequence {
    self[..<(lastIndex { $0 != "/" }.map { index(after: $0) } ?? startIndex)]
  }

  /// What stands behind the last point of a file's name; a name that begins with it has none.
  fileprivate var fileExtension: String {
    guard let point = lastIndex(of: "."), point != startIndex else { return "" }
    let ending = self[index(after: point)...]
    return ending.contains { $0 == " " } ? "" : String(ending)
  }
}
