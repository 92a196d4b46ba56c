extension VocabularyScene {
  /// What the releases of the last years added, and frameworks that stand beside views.
  static let recent = [
    VocabularyScene(
      "recent bars and links",
      state: "@Namespace private var space",
      #"""
      NavigationStack {
        List {
          NavigationLink("a", value: 1).navigationLinkIndicatorVisibility(.hidden)
          Section("b") { Text("c") }.listSectionSeparatorTint(.red, edges: .bottom)
          Text("d").matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 3)) }
        }
        .navigationTitle("e")
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("f") }
          ToolbarItem(placement: .largeSubtitle) { Text("g") }
          ToolbarItem(placement: .subtitle) { Text("h") }
          ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
        }
      }
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .white], smoothsColors: true, colorSpace: .perceptual)
      Image(systemName: "star")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
      """#
    ),
    VocabularyScene(
      "combined and concentric outlines",
      """
      Circle().intersection(Rectangle()).fill(.red)
      Circle().union(Rectangle(), eoFill: true)
      Circle().subtracting(Rectangle()).symmetricDifference(Capsule()).stroke()
      Circle().lineIntersection(Rectangle()).lineSubtraction(Capsule()).stroke()
      Path(.zero).union(Path()).normalized(eoFill: false).intersection(Path(), eoFill: true)
      ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
      ConcentricRectangle(uniformTopCorners: .fixed(3), bottomLeadingCorner: .concentric)
      Text("a").background(.red, in: .rect(corners: .concentric(minimum: .fixed(3))))
      Text("b").clipShape(
        .rect(
          topLeadingCorner: .fixed(3), topTrailingCorner: .concentric, bottomLeadingCorner: .fixed(4),
          bottomTrailingCorner: .concentric))
      Text("c").clipShape(.rect(uniformLeadingCorners: .fixed(3), uniformTrailingCorners: .concentric))
      """
    ),
    VocabularyScene(
      "found places, own courses, and several sources",
      state: "@State private var found: [MKMapItem] = []",
      """
      Map(bounds: MapCameraBounds(maximumDistance: 3)) {
        ForEach(found, id: \\.self) { Marker(item: $0) }
      }
      .mapStyle(.standard(pointsOfInterest: .including([.museum])))
      .task {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "a"
        found = (try? await MKLocalSearch(request: request).start().mapItems) ?? []
      }
      LookAroundPreview(initialScene: nil)
      Toggle(sources: [Binding<Bool>.constant(true), .constant(false)], isOn: \\.self) { Text("b") }
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(10)) { Text("c") }
      HelpLink {}
      Circle().animation(Animation(Fall(length: 2)), value: found.count)
      Canvas { context, size in
        context.addFilter(.shadow(radius: 2, options: .shadowOnly))
        context.clip(to: Path(CGRect(origin: .zero, size: size)), options: .inverse)
      }
      """,
      after: """
        struct Fall: CustomAnimation {
          let length: TimeInterval
          func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
          ) -> V? { time > length ? nil : value.scaled(by: time / length) }
        }
        """
    ),
    VocabularyScene(
      "searches and scrolls",
      state: "@State private var text = \"\"; @State private var scope = 1",
      """
      List { Text("a") }
        .searchable(text: $text)
        .searchScopes($scope, activation: .onSearchPresentation) { Text("b").tag(1) }
        .searchSuggestions { Text("c").searchCompletion(3) }
        .searchToolbarBehavior(.minimize)
        .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
        .defaultAppStorage(.standard)
      ScrollView { Text("d") }
        .onScrollPhaseChange { old, new, context in
          if new == .idle { print(old, context.geometry.contentSize) }
        }
      """
    ),
    VocabularyScene(
      "paints and drawn texts",
      state: "@State private var chosen: TextSelection?",
      """
      Text("a").textRenderer(Waves(time: level)).border(ImagePaint(image: Image("b")), width: 3)
      Text("c").customAttribute(Strong())
      TextEditor(text: $name, selection: $chosen)
      Circle().fill(Own())
      """,
      after: """
        struct Own: ShapeStyle {
          func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.red : Color.blue
          }
        }
        struct Strong: TextAttribute {}
        struct Waves: TextRenderer {
          var time: Double
          var animatableData: Double {
            get { time }
            set { time = newValue }
          }
          func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
              for run in line {
                if run[Strong.self] != nil {
                  for slice in run {
                    var copy = context
                    copy.translateBy(x: 0, y: sin(time) * slice.typographicBounds.rect.height)
                    copy.draw(slice)
                  }
                } else {
                  context.draw(run)
                }
              }
            }
          }
        }
        """
    ),
    VocabularyScene(
      "shops and pages",
      state: "@State private var page = WebPage()",
      """
      SubscriptionStoreView(groupID: "1") { Text("Pro") }
        .subscriptionStoreControlStyle(.prominentPicker)
        .storeButton(.visible, for: .restorePurchases)
      ProductView(id: "p") { Image(systemName: "star") }.productViewStyle(.compact)
      StoreView(ids: ["p", "q"])
      WebView(url: URL(string: "https://example.com"))
      WebView(page).onAppear { page.load(URLRequest(url: URL(string: "https://example.com")!)) }
      """
    ),
    VocabularyScene(
      "tips",
      """
      TipView(Hint(), arrowEdge: .bottom) { action in if action.id == "a" { count += 1 } }
      Text("a").popoverTip(Hint()).onTapGesture { Hint().invalidate(reason: .actionPerformed) }
        .task { try? Tips.configure([.displayFrequency(.immediate)]) }
      """,
      after: """
        import TipKit
        struct Hint: Tip {
          @Parameter static var isSeen: Bool = false
          static let opened = Event(id: "opened")
          var title: Text { Text("Title") }
          var image: Image? { Image(systemName: "star") }
          var actions: [Action] { Action(id: "a", title: "More") }
          var rules: [Rule] {
            #Rule(Self.$isSeen) { $0 == true }
            #Rule(Self.opened) { $0.donations.count >= 3 }
          }
          var options: [TipOption] { Tips.MaxDisplayCount(1) }
        }
        """
    ),
    VocabularyScene(
      "charts that are looked into",
      state: "@State private var picked: String?",
      #"""
      Chart(0..<3, id: \.self) { index in
        LineMark(x: .value("x", "\(index)"), y: .value("y", index)).interpolationMethod(.catmullRom)
          .symbol(.circle)
        AreaMark(x: .value("x", "\(index)"), y: .value("y", index)).interpolationMethod(.stepCenter)
        RuleMark(y: .value("y", 1)).annotation(position: .top) { Text("mean") }
      }
      .chartXScale(domain: ["0", "1", "2"]).chartYScale(domain: 0...count)
      .chartXAxis { AxisMarks(values: .automatic(desiredCount: 2)) { _ in AxisValueLabel() } }
      .chartYAxis { AxisMarks(format: .number, values: .stride(by: 1)) }
      .chartPlotStyle { $0.background(.quaternary) }
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let frame = proxy.plotFrame { Text("\(geometry[frame].width)") }
        }
      }
      .chartOverlay { proxy in
        Rectangle().fill(.clear).onTapGesture { place in
          picked = proxy.value(atX: place.x, as: String.self)
          let y: Double? = proxy.value(atY: place.y)
          if let y, let x = proxy.position(forX: "1") { level = y + x }
        }
      }
      """#,
      after: "import Charts"
    ),
  ]
}
