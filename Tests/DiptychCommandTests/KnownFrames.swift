import Foundation
import Testing

/// A scene and the frames that its named views have.
struct KnownFrames: CustomTestStringConvertible, Sendable {
  let scene: URL

  /// The name of the scene's folder and its own.
  var testDescription: String {
    let parts = scene.deletingPathExtension().pathComponents.suffix(2)
    return parts.joined(separator: "/")
  }

  /// The frames by direction ("ltr" or "rtl") and name: x, y, width and height in points.
  func expected() throws -> [String: [String: [Double]]] {
    let answers = scene.deletingPathExtension().appendingPathExtension("json")
    return try JSONDecoder().decode(
      [String: [String: [Double]]].self,
      from: Data(contentsOf: answers)
    )
  }

  /// All scenes of the fixtures.
  static let all: [KnownFrames] = ["Recorded", "Derived", "Random"].flatMap { name in
    let folder = Repository.root.appending(
      path: "Tests/DiptychCommandTests/Fixtures/Frames/\(name)"
    )
    return Repository.swiftFiles(in: folder).map { KnownFrames(scene: $0) }
  }
}
