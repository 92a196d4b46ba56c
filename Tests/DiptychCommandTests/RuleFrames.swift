import Foundation
import Testing

/// The previews of a file, each followed by the frames that its named views have.
///
/// A line `// name: x y width height` tells a frame in points, left-to-right; right-to-left is its
/// mirror image unless a line `// name, rtl: …` tells another. `absent` stands for views that do
/// not exist. Other comments are for people.
struct RuleFrames: CustomTestStringConvertible, Sendable {
  let file: URL

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  /// The frames of one preview's named views; `nil` for those that do not exist.
  struct Expectation {
    var preview: String
    var leftToRight: [String: [Double]?] = [:]
    var rightToLeft: [String: [Double]?] = [:]
  }

  /// What the comments behind each preview tell, in the order of the previews.
  func expectations(in text: String) throws -> [Expectation] {
    var expectations: [Expectation] = []
    for part in text.components(separatedBy: "#Preview(").dropFirst() {
      var expectation = Expectation(preview: part.components(separatedBy: "\"")[1])
      for line in part.split(separator: "\n") where line.hasPrefix("// ") {
        let halves = line.dropFirst(3).components(separatedBy: ": ")
        let view = try #require(halves.first).components(separatedBy: ", ")
        guard halves.count == 2 else { continue }
        let numbers = halves[1].split(separator: " ").map { Double($0) }
        guard halves[1] == "absent" || numbers.count == 4 && !numbers.contains(nil) else {
          continue
        }
        let frame = halves[1] == "absent" ? nil : numbers.compactMap(\.self)
        if view.count > 1 {
          expectation.rightToLeft[view[0]] = .some(frame)
        } else {
          expectation.leftToRight[view[0]] = .some(frame)
        }
      }
      expectations.append(expectation)
    }
    return expectations
  }

  /// All files of rules.
  static let all: [RuleFrames] = Repository.swiftFiles(
    in: Repository.root.appending(path: "Tests/DiptychCommandTests/Fixtures/Rules")
  ).map { RuleFrames(file: $0) }
}
