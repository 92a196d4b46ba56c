extension Prelude {
  /// Games of SpriteKit, which take their place in a picture and show the colour behind them alone.
  static let sprites = Part(
    names: [
      "SpriteView", "SKView", "SKScene", "SKNode", "SKSpriteNode", "SKShapeNode", "SKLabelNode",
      "SKCameraNode", "SKEmitterNode", "SKAction", "SKPhysicsBody", "SKPhysicsContact",
      "SKPhysicsContactDelegate", "SKTexture", "SKTransition", "SKColor", "SKSceneScaleMode",
    ],
    source: """
      typealias SKColor = UIColor
      enum SKSceneScaleMode: Int { case fill, aspectFill, aspectFit, resizeFill }
      enum SKLabelHorizontalAlignmentMode: Int { case center, left, right }
      enum SKLabelVerticalAlignmentMode: Int { case baseline, center, top, bottom }
      enum SKActionTimingMode: Int { case linear, easeIn, easeOut, easeInEaseOut }
      enum SKBlendMode: Int { case alpha, add, subtract, multiply, screen, replace }
      class SKTexture {
        init(imageNamed name: String) {}
        init(image: UIImage) {}
        func size() -> CGSize { .zero }
      }
      class SKPhysicsBody {
        var affectedByGravity = true
        var isDynamic = true
        var allowsRotation = true
        var categoryBitMask: UInt32 = .max
        var collisionBitMask: UInt32 = .max
        var contactTestBitMask: UInt32 = 0
        var usesPreciseCollisionDetection = false
        var mass: CGFloat = 1
        var density: CGFloat = 1
        var friction: CGFloat = 0.2
        var restitution: CGFloat = 0.2
        var linearDamping: CGFloat = 0.1
        var angularDamping: CGFloat = 0.1
        var velocity = CGVector(dx: 0, dy: 0)
        var angularVelocity: CGFloat = 0
        fileprivate(set) weak var node: SKNode?
        init(circleOfRadius radius: CGFloat) {}
        init(rectangleOf size: CGSize) {}
        init(rectangleOf size: CGSize, center: CGPoint) {}
        init(edgeLoopFrom rect: CGRect) {}
        init(texture: SKTexture, size: CGSize) {}
        func applyImpulse(_ impulse: CGVector) {}
        func applyForce(_ force: CGVector) {}
      }
      class SKPhysicsContact {
        let bodyA: SKPhysicsBody
        let bodyB: SKPhysicsBody
        init(bodyA: SKPhysicsBody, bodyB: SKPhysicsBody) {
          (self.bodyA, self.bodyB) = (bodyA, bodyB)
        }
      }
      protocol SKPhysicsContactDelegate: AnyObject {}
      class SKPhysicsWorld {
        var gravity = CGVector(dx: 0, dy: -9.8)
        var speed: CGFloat = 1
        weak var contactDelegate: SKPhysicsContactDelegate?
      }
      class SKAction {
        var timingMode = SKActionTimingMode.linear
        var duration: TimeInterval = 0
        var speed: CGFloat = 1
        func reversed() -> SKAction { self }
        static func move(to place: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
        static func move(by vector: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
        static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func rotate(byAngle angle: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func rotate(toAngle angle: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction() }
        static func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction() }
        static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
        static func wait(forDuration duration: TimeInterval) -> SKAction { SKAction() }
        static func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
        static func removeFromParent() -> SKAction { SKAction() }
        static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
        static func group(_ actions: [SKAction]) -> SKAction { SKAction() }
        static func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
        static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
        static func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
          SKAction()
        }
        static func playSoundFileNamed(
          _ name: String, waitForCompletion: Bool
        ) -> SKAction { SKAction() }
      }
      class SKNode: UIResponder {
        var position = CGPoint.zero
        var zPosition: CGFloat = 0
        var zRotation: CGFloat = 0
        var xScale: CGFloat = 1
        var yScale: CGFloat = 1
        var alpha: CGFloat = 1
        var isHidden = false
        var isPaused = false
        var speed: CGFloat = 1
        var name: String?
        var isUserInteractionEnabled = false
        var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
        private(set) weak var parent: SKNode?
        private(set) var children: [SKNode] = []
        var frame: CGRect { CGRect(origin: position, size: .zero) }
        weak var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init() }
        func addChild(_ node: SKNode) {
          node.removeFromParent()
          node.parent = self
          children.append(node)
        }
        func insertChild(_ node: SKNode, at index: Int) { addChild(node) }
        func removeFromParent() {
          parent?.children.removeAll { $0 === self }
          parent = nil
        }
        func removeAllChildren() { for child in children { child.removeFromParent() } }
        func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
        func enumerateChildNodes(
          withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void
        ) {}
        func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
        func run(_ action: SKAction) {}
        func run(_ action: SKAction, withKey key: String) {}
        func run(_ action: SKAction, completion: @escaping () -> Void) {}
        func removeAction(forKey key: String) {}
        func removeAllActions() {}
        func contains(_ place: CGPoint) -> Bool { frame.contains(place) }
        func nodes(at place: CGPoint) -> [SKNode] { children.filter { $0.contains(place) } }
        func atPoint(_ place: CGPoint) -> SKNode { nodes(at: place).first ?? self }
      }
      class SKSpriteNode: SKNode {
        var size: CGSize
        var color: UIColor
        var texture: SKTexture?
        var colorBlendFactor: CGFloat = 0
        var blendMode = SKBlendMode.alpha
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        override var frame: CGRect {
          CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
            width: size.width, height: size.height)
        }
        init(color: UIColor, size: CGSize) {
          (self.color, self.size) = (color, size)
          super.init()
        }
        convenience init(imageNamed name: String) { self.init(color: .clear, size: .zero) }
        convenience init(texture: SKTexture?) {
          self.init(color: .clear, size: .zero)
          self.texture = texture
        }
        convenience init(texture: SKTexture?, size: CGSize) {
          self.init(color: .clear, size: size)
          self.texture = texture
        }
        convenience init(texture: SKTexture?, color: UIColor, size: CGSize) {
          self.init(color: color, size: size)
          self.texture = texture
        }
        required init?(coder: NSCoder) {
          (color, size) = (.clear, .zero)
          super.init(coder: coder)
        }
      }
      class SKShapeNode: SKNode {
        var fillColor = UIColor.clear
        var strokeColor = UIColor.white
        var lineWidth: CGFloat = 1
        var glowWidth: CGFloat = 0
        var path: CGPath?
        override init() { super.init() }
        init(circleOfRadius radius: CGFloat) { super.init() }
        init(ellipseOf size: CGSize) { super.init() }
        init(rectOf size: CGSize) { super.init() }
        init(rectOf size: CGSize, cornerRadius: CGFloat) { super.init() }
        init(rect: CGRect) { super.init() }
        init(rect: CGRect, cornerRadius: CGFloat) { super.init() }
        init(path: CGPath) {
          self.path = path
          super.init()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class SKLabelNode: SKNode {
        var text: String?
        var fontName: String?
        var fontSize: CGFloat = 32
        var fontColor: UIColor? = .white
        var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
        var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
        var numberOfLines = 1
        override init() { super.init() }
        init(text: String?) {
          self.text = text
          super.init()
        }
        init(fontNamed name: String?) {
          fontName = name
          super.init()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class SKCameraNode: SKNode {}
      class SKEmitterNode: SKNode {
        var particleBirthRate: CGFloat = 0
        var particleLifetime: CGFloat = 0
        var numParticlesToEmit = 0
        var particleTexture: SKTexture?
        var particleColor = UIColor.white
        convenience init?(fileNamed name: String) { nil }
      }
      class SKTransition {
        static func fade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
        static func crossFade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
        static func doorway(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
      }
      class SKScene: SKNode {
        var size: CGSize
        var scaleMode = SKSceneScaleMode.fill
        var backgroundColor = UIColor(white: 0.15, alpha: 1)
        var anchorPoint = CGPoint.zero
        var camera: SKCameraNode?
        let physicsWorld = SKPhysicsWorld()
        fileprivate(set) weak var view: SKView?
        override var frame: CGRect {
          CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height,
            width: size.width, height: size.height)
        }
        override init() {
          size = .zero
          super.init()
        }
        init(size: CGSize) {
          self.size = size
          super.init()
        }
        required init?(coder: NSCoder) {
          size = .zero
          super.init(coder: coder)
        }
        func sceneDidLoad() {}
        func didMove(to view: SKView) {}
        func willMove(from view: SKView) {}
        func didChangeSize(_ oldSize: CGSize) {}
        func update(_ currentTime: TimeInterval) {}
        func didEvaluateActions() {}
        func didSimulatePhysics() {}
        func didFinishUpdate() {}
        fileprivate func show(in view: SKView) {
          self.view = view
          sceneDidLoad()
          didMove(to: view)
        }
      }
      class SKView: UIView {
        var ignoresSiblingOrder = false
        var showsFPS = false
        var showsNodeCount = false
        var showsPhysics = false
        var allowsTransparency = false
        var isPaused = false
        var preferredFramesPerSecond = 60
        private(set) var scene: SKScene?
        override init(frame: CGRect) { super.init(frame: frame) }
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func presentScene(_ scene: SKScene?) {
          self.scene = scene
          scene?.show(in: self)
          backgroundColor = scene?.backgroundColor
        }
        func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
      }
      struct SpriteView: View {
        struct Options: OptionSet {
          let rawValue: Int
          static let ignoresSiblingOrder = Options(rawValue: 1)
          static let shouldCullNonVisibleNodes = Options(rawValue: 2)
          static let allowsTransparency = Options(rawValue: 4)
        }
        struct DebugOptions: OptionSet {
          let rawValue: Int
          static let showsFPS = DebugOptions(rawValue: 1)
          static let showsNodeCount = DebugOptions(rawValue: 2)
          static let showsPhysics = DebugOptions(rawValue: 4)
        }
        private let scene: SKScene
        private let options: Options
        init(
          scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
          preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
          debugOptions: DebugOptions = []
        ) {
          (self.scene, self.options) = (scene, options)
          scene.show(in: SKView())
        }
        var body: some View {
          Color(options.contains(.allowsTransparency) ? .clear : scene.backgroundColor)
        }
      }
      """
  )
}
