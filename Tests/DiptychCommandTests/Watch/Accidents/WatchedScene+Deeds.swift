import Foundation
import TerminalTesting

extension WatchedScene {
  /// What is defined for every script: `$F` is the scene, `$D` its folder, `$W` a word to show, and
  /// `scene WORD` prints a scene that shows a word.
  private static let definitions = """
    scene() { printf '#Preview("A", traits: .fixedLayout(width: 160, height: 32)) {\\n'
    printf '  Text("%s").frame(maxWidth: .infinity, alignment: .leading)\\n}\\n' "$1"; }
    set -e; cd "$D";
    """

  /// Runs a script in the scene's folder.
  @discardableResult
  func run(_ script: String, word: String = "") throws -> ProgramRun {
    try ProgramRun.shell(
      "F='\(path)'; D='\(folder.url.path)'; W='\(word)'\n\(Self.definitions)\n\(script)"
    )
  }

  /// Notes from now on what every frame shows, where that differs from the frame before.
  func record<Sight: Equatable>(_ note: @escaping (TerminalScreen) -> Sight) -> Sights<Sight> {
    let sights = Sights<Sight>()
    terminal.onFrame = { screen in
      sights.frameCount += 1
      let sight = note(screen)
      if sights.all.last != sight { sights.all.append(sight) }
    }
    return sights
  }

  /// The word that the picture shows, and what troubles are told anywhere.
  static func wordAndTroubles(_ screen: TerminalScreen) -> String {
    let text = screen.text
    let troubles = ["missing", "error", "still being", "nothing"].filter { text.contains($0) }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    let word = words.first { $0 == "Before" || $0.count > 1 && $0.hasSuffix(".") } ?? ""
    return ([String(word)] + troubles).joined(separator: " ")
  }
}

/// What was seen, one after another.
final class Sights<Sight: Equatable> {
  var all: [Sight] = []
  var frameCount = 0
}
