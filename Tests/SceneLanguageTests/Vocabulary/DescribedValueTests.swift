import Testing

@Suite struct `The texts of colours and places` {
  private func console(_ statements: String) -> [String] {
    let run = SceneRun(
      """
      import SwiftUI
      func show() { \(statements) }
      #Preview { let _ = show(); Text("") }
      """
    )
    #expect(run.messages == [])
    return Array(Set(run.console))
  }

  @Test func `are the names of colours, or their components`() {
    #expect(console("print(Color.red, Color.primary, Color.clear)") == ["red primary clear"])
    #expect(console("print([Color.blue.opacity(0.25)])") == ["[25% blue]"])
    #expect(console("print(Color(red: 0, green: 0.5, blue: 1))") == ["#0080FFFF"])
    #expect(console("print(Color(red: 0.1, green: 0, blue: 0, opacity: 0.5))") == ["#1A000080"])
    #expect(console("print(Color.mint.description.capitalized)") == ["Mint"])
    #expect(console("debugPrint(Optional(Color.teal) as Any)") == ["Optional(teal)"])
  }

  @Test func `are the numbers of points, sizes, and rectangles`() {
    let place = "let place = CGRect(x: 1, y: 2, width: 3, height: 4.5)\n"
    #expect(
      console(place + "print(place, [place.origin])") == ["(1.0, 2.0, 3.0, 4.5) [(1.0, 2.0)]"]
    )
    #expect(console(place + "print(place.size.debugDescription)") == ["(3.0, 4.5)"])
    #expect(console(place + #"print("at \(place.origin)")"#) == ["at (1.0, 2.0)"])
  }
}
