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

  /// The frames that a scene has, and for which system they hold.
  struct Answer: Decodable {
    var ltr: [String: [Double]]
    var rtl: [String: [Double]]?
    /// The version of iOS, where it matters.
    var ios: Double?
    /// Pixels for each point, where that matters.
    var scale: Double?

    /// The frames by direction ("ltr" or "rtl") and name: x, y, width and height in points.
    var frames: [String: [String: [Double]]] {
      var frames = ["ltr": ltr]
      if let rtl { frames["rtl"] = rtl }
      return frames
    }
  }

  func expected() throws -> Answer {
    let answers = scene.deletingPathExtension().appendingPathExtension("json")
    return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: answers))
  }

  /// All scenes of the fixtures.
  static let all: [KnownFrames] = [
    "Articles", "Recorded", "Derived", "Random", "UIKit",
  ].flatMap { name in
    let folder = Repository.root.appending(
      path: "Tests/DiptychCommandTests/Fixtures/Frames/\(name)"
    )
    return Repository.swiftFiles(in: folder).map { KnownFrames(scene: $0) }
  }
}
