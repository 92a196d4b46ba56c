extension VocabularyScene {
  static let effects = VocabularyScene(
    "effects",
    #"""
    Text("a").blur(radius: 2).shadow(radius: 2).shadow(color: .black.opacity(0.2), radius: 1, y: 1)
      .brightness(0.1).contrast(1).saturation(0.5).grayscale(1).hueRotation(.degrees(9))
      .colorInvert().colorMultiply(.red).luminanceToAlpha().blendMode(.multiply)
      .compositingGroup().drawingGroup(opaque: true, colorMode: .linear)
      .redacted(reason: .placeholder).unredacted().privacySensitive()
    Text("b").rotationEffect(.degrees(45), anchor: .topLeading).scaleEffect(2).scaleEffect(x: -1)
      .scaleEffect(CGSize(width: 1, height: 2)).flipsForRightToLeftLayoutDirection(true)
      .layoutDirectionBehavior(.mirrors(in: .leftToRight)).layoutDirectionBehavior(.fixed)
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      .transformEffect(CGAffineTransform(scaleX: 1, y: 2))
      .projectionEffect(ProjectionTransform(.identity))
    """#
  )

  static let gradients = VocabularyScene(
    "gradients",
    #"""
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 9)
    EllipticalGradient(stops: [.init(color: .red, location: 0)])
    AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
    Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Circle().fill(.conicGradient(colors: [.red], center: .center, angle: .zero))
    Circle().fill(.red.gradient).background(.ultraThinMaterial)
    Circle().fill(Color.red.gradient).background(.bar, in: .rect(cornerRadius: 3))
    """#
  )

  static let texts = VocabularyScene(
    "texts",
    #"""
    Text("a").bold().italic().underline(true, color: .red).strikethrough().kerning(1)
      .foregroundStyle(.red.opacity(0.5))
    Text("b").fontDesign(.rounded).fontWeight(.semibold).textCase(.uppercase).monospaced()
      .monospacedDigit().lineSpacing(2).truncationMode(.middle).minimumScaleFactor(0.5)
      .lineLimit(2).multilineTextAlignment(.trailing).font(.system(size: 12, weight: .bold))
    Group { Text("c") + Text("d").bold() }.bold(false).italic().underline().strikethrough()
    """#
  )

  static let images = VocabularyScene(
    "images",
    #"""
    Image(systemName: "star").resizable().renderingMode(.template).interpolation(.high)
      .antialiased(true).aspectRatio(contentMode: .fit)
    Image(systemName: isOn ? "star.fill" : "star").symbolRenderingMode(.hierarchical)
      .imageScale(.large).symbolVariant(.circle.fill)
    """#
  )

  static let shapes = VocabularyScene(
    "shapes",
    #"""
    Text("a").background(.red, in: .rect(topLeadingRadius: 4)).background(in: .capsule)
      .clipShape(.rect(cornerSize: CGSize(width: 3, height: 4))).tint(.red).tint(nil)
      .mask { Circle() }.mask(Circle()).containerShape(.rect(cornerRadius: 3)).background()
    ContainerRelativeShape().inset(by: 2).fill(.blue).stroke(.red, lineWidth: 2)
    Circle().offset(CGPoint(x: 1, y: 2)).size(width: 3, height: 4, anchor: .center)
    Circle().offset(x: 1).rotation(.degrees(3)).inset(by: 2).offset(.zero).strokeBorder(.red)
    Circle().fill(.red).strokeBorder(.blue, lineWidth: 2).stroke(.green)
    Capsule().strokeBorder(.red).fill(.blue, style: FillStyle(eoFill: true))
    Rectangle().trim(from: 0.1).stroke(style: StrokeStyle(lineWidth: 2, dash: [3]))
    """#
  )

  static let appearance = VocabularyScene(
    "appearance",
    state: """
      @Environment(\\.colorScheme) private var scheme
      @Environment(\\.dynamicTypeSize) private var typeSize
      @Environment(\\.horizontalSizeClass) private var sizeClass
      @Environment(\\.dismiss) private var dismiss
      @Environment(\\.openURL) private var openURL
      @Environment(\\.scenePhase) private var phase
      """,
    #"""
    Text(scheme == .dark ? "dark" : "light").preferredColorScheme(.dark).colorScheme(.light)
      .dynamicTypeSize(.xLarge).dynamicTypeSize(.small ... .large)
    Text(typeSize.isAccessibilitySize || typeSize > .large ? "big" : "small")
    Text(sizeClass == .compact ? "narrow" : "wide").environment(\.locale, Locale(identifier: "ar"))
    Button("x") { dismiss(); if let url = URL(string: "https://a.b") { openURL(url) } }
      .environment(\.layoutDirection, .rightToLeft).environment(\.font, .title)
    Text("p").opacity(phase == .active ? 1 : 0)
    """#
  )

  static let app = VocabularyScene(
    "app",
    state: "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"x\") } } }",
    "Text(\"a\").previewLayout(.fixed(width: 3, height: 4)).previewDisplayName(\"x\")"
  )
}
