import SwiftUI
import SpriteKit
final class GameScene: SKScene {
  override func didMove(to view: SKView) {
    backgroundColor = .black
    let ball = SKShapeNode(circleOfRadius: 10)
    ball.position = CGPoint(x: size.width / 2, y: size.height / 2)
    ball.run(.repeatForever(.rotate(byAngle: 1, duration: 1)))
    addChild(ball)
  }
}
struct Game: View {
  @State private var scene: GameScene = {
    let s = GameScene(size: CGSize(width: 100, height: 100))
    s.scaleMode = .aspectFill
    return s
  }()
  var body: some View {
    VStack { SpriteView(scene: scene, options: [.allowsTransparency]).frame(width: 100, height: 100); Text("Score") }
  }
}
#Preview { Game() }
