extension VocabularyScene {
  static let articles = [
    accessibilityDetails, symbolEffects, barLooks, scrollBehaviours, presentationLooks,
    controlLooks, letters, views,
  ]

  static let accessibilityDetails = VocabularyScene(
    "accessibilityDetails",
    state: #"""
      @Namespace private var ns
      @FocusState private var focusedBool: Bool
      """#,
    #"""
      Text("a").accessibilityActions { Button("x") {} }
      Text("a").accessibilityChildren { Text("a") }
      Text("a").accessibilityInputLabels(["a"])
      Text("a").accessibilityLinkedGroup(id: "x", in: ns)
      Text("a").accessibilityRotor("x") { }
      Text("a").accessibilityShowsLargeContentViewer()
      Text("a").accessibilityShowsLargeContentViewer { Text("x") }
      Text("a").accessibilityHeading(.h1)
      Text("a").accessibilityRepresentation { Text("x") }
      Text("a").accessibilityScrollAction { _ in }
      Text("a").accessibilityRespondsToUserInteraction()
      Text("a").accessibilityFocused($focusedBool)
      Text("a").accessibility(label: Text("x"))
      Text("a").accessibility(hidden: true)
      Text("a").accessibility(addTraits: .isButton)
      Text("a").accessibility(identifier: "x")
      Text("a").accessibility(value: Text("x"))
    """#
  )

  static let symbolEffects = VocabularyScene(
    "symbolEffects",
    state: #"""
      @State private var flag = false

      """#,
    #"""
      Text("a").symbolEffect(.bounce, value: flag)
      Text("a").symbolEffect(.pulse)
      Text("a").symbolEffect(.variableColor.iterative.reversing)
      Text("a").symbolEffect(.bounce.up, options: .repeat(2), value: flag)
      Text("a").symbolEffect(.pulse, isActive: flag)
      Text("a").symbolEffect(.rotate, options: .repeating)
      Text("a").symbolEffectsRemoved()
      Text("a").contentTransition(.symbolEffect(.replace))
    """#
  )

  static let barLooks = VocabularyScene(
    "barLooks",
    state: #"""
      @Namespace private var ns
      @State private var item: Int?
      """#,
    #"""
      Text("a").navigationBarTitle("x")
      Text("a").navigationBarTitle("x", displayMode: .inline)
      Text("a").navigationBarTitle(Text("x"), displayMode: .large)
      Text("a").navigationSplitViewColumnWidth(200)
      Text("a").navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
      Text("a").navigationSplitViewStyle(.balanced)
      Text("a").navigationTransition(.zoom(sourceID: "x", in: ns))
      Text("a").navigationViewStyle(.stack)
      Text("a").navigationViewStyle(StackNavigationViewStyle())
      Text("a").statusBar(hidden: true)
      Text("a").tabBarMinimizeBehavior(.onScrollDown)
      Text("a").toolbarBackground(.red, for: .navigationBar)
      Text("a").toolbarBackground(.visible, for: .navigationBar)
      Text("a").toolbarBackground(.hidden, for: .tabBar)
      Text("a").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      Text("a").toolbarColorScheme(.dark, for: .navigationBar)
      Text("a").toolbarRole(.editor)
      Text("a").toolbarTitleDisplayMode(.inline)
      Text("a").toolbarTitleMenu { Button("x") {} }
      Text("a").toolbarVisibility(.hidden, for: .tabBar)
      Text("a").navigationTitle($name)
      Text("a").navigationDestination(item: $item) { i in Text("\(i)") }
      Text("a").toolbar(removing: .sidebarToggle)
    """#
  )

  static let scrollBehaviours = VocabularyScene(
    "scrollBehaviours",
    state: #"""
      @State private var scrollID: Int?
      @State private var scrollPos = ScrollPosition(edge: .top)
      """#,
    #"""
      Text("a").onScrollPhaseChange { o, n in }
      Text("a").onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top + geometry.visibleRect.minY
      } action: { old, new in
        scrollID = Int(new - old)
      }
      Text("a").onScrollVisibilityChange(threshold: 0.5) { v in }
      Text("a").onScrollTargetVisibilityChange(idType: Int.self) { ids in }
      Text("a").scrollBounceBehavior(.basedOnSize)
      Text("a").scrollClipDisabled()
      Text("a").scrollDismissesKeyboard(.interactively)
      Text("a").scrollEdgeEffectStyle(.soft, for: .top)
      Text("a").scrollIndicatorsFlash(onAppear: true)
      Text("a").scrollPosition(id: $scrollID)
      Text("a").scrollPosition(id: $scrollID, anchor: .center)
      Text("a").scrollPosition($scrollPos)
      Text("a").scrollTarget()
      Text("a").scrollTargetBehavior(.paging)
      Text("a").scrollTargetBehavior(.viewAligned)
      Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      Text("a").scrollTargetLayout()
      Text("a").scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0) }
      Text("a").scrollTransition(.interactive, axis: .horizontal) { c, p in c.scaleEffect(1 - abs(p.value)) }
    """#
  )

  static let presentationLooks = VocabularyScene(
    "presentationLooks",
    state: #"""
      @State private var flag = false
      @State private var item: Int?
      @State private var ident: Ident?
      @State private var detent = PresentationDetent.medium
      struct Ident: Identifiable { var id = 1; var name = "n" }
      """#,
    #"""
      Text("a").actionSheet(isPresented: $flag) { ActionSheet(title: Text("x"), message: Text("y"), buttons: [.default(Text("a")) { }, .destructive(Text("b")), .cancel()]) }
      Text("a").presentationBackground(.thinMaterial)
      Text("a").presentationBackgroundInteraction(.enabled)
      Text("a").presentationBackgroundInteraction(.enabled(upThrough: .medium))
      Text("a").presentationCompactAdaptation(.popover)
      Text("a").presentationContentInteraction(.scrolls)
      Text("a").presentationCornerRadius(12)
      Text("a").presentationDetents([.medium, .large])
      Text("a").presentationDetents([.height(200), .fraction(0.4)], selection: $detent)
      Text("a").alert("x", isPresented: $flag, presenting: item) { _ in Button("OK") {} } message: { i in Text("\(i)") }
      Text("a").alert(isPresented: $flag) { Alert(title: Text("x"), message: Text("m"), dismissButton: .default(Text("OK"))) }
      Text("a").alert(isPresented: $flag) { Alert(title: Text("x"), primaryButton: .destructive(Text("d")) { }, secondaryButton: .cancel()) }
      Text("a").alert(item: $ident) { i in Alert(title: Text(i.name)) }
      Text("a").confirmationDialog("x", isPresented: $flag, presenting: item) { _ in Button("a") {} }
      Text("a").contextMenu { Button("a") {} }
      Text("a").contextMenu { Button("a") {} } preview: { Text("p") }
      Text("a").contextMenu(ContextMenu { Button("a") {} })
      Text("a").popover(isPresented: $flag, attachmentAnchor: .point(.center), arrowEdge: .top) { Text("x") }
    """#
  )

  static let controlLooks = VocabularyScene(
    "controlLooks",
    state: #"""
      @State private var flag = false
      @State private var text = ""
      @FocusState private var focusedField: Int?
      """#,
    #"""
      Text("a").autocapitalization(.none)
      Text("a").badge(3)
      Text("a").badge("new")
      Text("a").badge(Text("new"))
      Text("a").badgeProminence(.decreased)
      Image(systemName: "star").kerning(1).tracking(1).baselineOffset(2)
      Text("a").buttonBorderShape(.capsule)
      Text("a").buttonBorderShape(.roundedRectangle(radius: 4))
      Text("a").buttonBorderShape(.circle)
      Text("a").buttonRepeatBehavior(.enabled)
      Text("a").controlGroupStyle(.navigation)
      Text("a").defaultFocus($focusedField, 1)
      Text("a").disableAutocorrection(true)
      Text("a").draggable("x")
      Text("a").dropDestination(for: String.self) { _, _ in true }
      Text("a").findNavigator(isPresented: $flag)
      Text("a").focusSection()
      Text("a").focusEffectDisabled()
      Text("a").indexViewStyle(.page(backgroundDisplayMode: .always))
      Text("a").indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      Text("a").invalidatableContent()
      Text("a").menuOrder(.fixed)
      Text("a").menuStyle(.button)
      Text("a").menuIndicator(.hidden)
      Text("a").menuActionDismissBehavior(.disabled)
      Text("a").menuStyle(BorderlessButtonMenuStyle())
      Text("a").onKeyPress(.space) { .handled }
      Text("a").onKeyPress(.upArrow, phases: [.down, .up]) { $0.modifiers.contains(.shift) ? .handled : .ignored }
      Text("a").onKeyPress(keys: [.home, "a"]) { press in press.key == .end ? .handled : .ignored }
      Text("a").onKeyPress(characters: .alphanumerics) { press in print(press.characters); return .handled }
      Text("a").onKeyPress { press in press.phase == .repeat ? .handled : .ignored }
      Text("a").onOpenURL { url in }
      Text("a").replaceDisabled()
      Text("a").searchable(text: $text)
      Text("a").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
      Text("a").searchable(text: $text, prompt: Text("Search"))
      Text("a").searchable(text: $text, isPresented: $flag)
      Text("a").searchable(text: $text) { Text("suggestion") }
      Text("a").searchSuggestions { Text("x") }
      Text("a").searchCompletion("x")
      Text("a").selectionDisabled()
      Text("a").submitScope()
      Text("a").textContentType(.emailAddress)
      Text("a").textContentType(.password)
      Text("a").textEditorStyle(.plain)
      Text("a").typeSelectEquivalent("x")
      Text("a").datePickerStyle(.compact)
      Text("a").searchScopes($count) { Text("x") }
      Text("a").tabViewStyle(.sidebarAdaptable)
      Text("a").glassEffect(.regular.tint(.blue).interactive(), in: .rect)
      Text("a").onLongPressGesture(minimumDuration: 0.1, maximumDistance: 10, pressing: { _ in }, perform: {})
    """#
  )

  static let letters = VocabularyScene(
    "letters",
    state: #"""
      @State private var flag = false
      struct Faint: ViewModifier { func body(content: Content) -> some View { content } }
      """#,
    #"""
      Text("a").font(.body)
      Text("a").font(.system(.body, design: .rounded))
      Text("a").font(.system(.title, design: .serif, weight: .bold))
      Text("a").font(.system(size: 20, weight: .bold, design: .monospaced))
      Text("a").font(.custom("Avenir", size: 14))
      Text("a").font(.custom("Avenir", size: 14, relativeTo: .body))
      Text("a").font(.custom("Avenir", fixedSize: 14))
      Text("a").font(.title.bold().italic())
      Text("a").font(.body.monospacedDigit())
      Text("a").font(.body.smallCaps())
      Text("a").font(.body.weight(.heavy).leading(.tight))
      Text("a").font(.body.width(.condensed))
      Text("a").font(.title2.lowercaseSmallCaps())
      Text("a").font(.system(size: 10).monospaced())
      Text("a").allowsTightening(true)
      Text("a").fontWidth(.expanded)
      Text("a").phaseAnimator([false, true], trigger: flag) { c, p in c.opacity(p ? 1 : 0) } animation: { _ in .easeIn }
      Text("a").sensoryFeedback(.success, trigger: flag)
      Text("a").sensoryFeedback(.impact(weight: .heavy), trigger: flag)
      Text("a").sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: flag)
      Text("a").sensoryFeedback(trigger: flag) { o, n in .success }
      Text("a").strikethrough()
      Text("a").strikethrough(true, color: .red)
      Text("a").strikethrough(flag, pattern: .dash, color: .red)
      Text("a").textScale(.secondary)
      Text("a").transaction { t in t.animation = nil }
      Text("a").transaction(value: flag) { t in t.disablesAnimations = true }
      Text("a").underline()
      Text("a").underline(true, color: .red)
      Text("a").underline(pattern: .dot)
      Text("a").environment(\.sizeCategory, .extraLarge)
      Text("a").foregroundStyle(.separator)
      Text("a").foregroundStyle(.fill.tertiary)
      Text("a").foregroundStyle(.background.secondary)
      Text("a").foregroundStyle(.red.shadow(.drop(radius: 2)))
      Text("a").background(.windowBackground)
      Text("a").transition(.modifier(active: Faint(), identity: Faint()))
    """#
  )

  static let views = VocabularyScene(
    "views",
    state: #"""
      @State private var flag = false
      @State private var dbl = 0.5
      @State private var int = 1
      @State private var opt: Int?
      @State private var text = ""
      @State private var date = Date()
      @State private var vis = NavigationSplitViewVisibility.all
      static let fmt: DateFormatter = { let f = DateFormatter(); f.dateStyle = .medium; return f }()
      static let num: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .decimal; return f }()
      """#,
    #"""
      AsyncImage(url: URL(string: "https://x"))
      AsyncImage(url: URL(string: "https://x"), scale: 2)
      AsyncImage(url: URL(string: "https://x")) { image in image.resizable() } placeholder: { ProgressView() }
      AsyncImage(url: URL(string: "https://x")) { phase in if let image = phase.image { image.resizable() } else if phase.error != nil { Color.red } else { Color.gray } }
      AsyncImage(url: URL(string: "https://x")) { phase in switch phase { case .empty: ProgressView(); case .success(let image): image.resizable(); case .failure: Image(systemName: "photo"); @unknown default: EmptyView() } }
      ShareLink(item: "x")
      ShareLink("Share", item: URL(string: "https://x")!)
      ShareLink(item: "x", subject: Text("s"), message: Text("m"))
      ShareLink(item: "x") { Label("Share", systemImage: "square.and.arrow.up") }
      EditButton()
      PasteButton(payloadType: String.self) { _ in }
      RenameButton()
      Text("\(Image(systemName: "star")) x")
      Text(Image(systemName: "star"))
      Text(date, formatter: Self.fmt)
      Text("\(date, formatter: Self.fmt)")
      Text("key", tableName: "T", bundle: .main, comment: "c")
      Text("key", comment: "c")
      Text(NSLocalizedString("x", comment: ""))
      Image("photo")
      Image("photo", bundle: .main)
      Image(decorative: "photo")
      Image("photo", label: Text("p"))
      Image(systemName: "star.fill", variableValue: 0.5)
      Image(uiImage: UIImage(systemName: "star")!)
      Image(systemName: "star").resizable().renderingMode(.template).interpolation(.high).antialiased(true)
      Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Image(systemName: "star").symbolRenderingMode(.multicolor).symbolVariant(.fill)
      Color("brand")
      Color("brand", bundle: nil)
      Color(.systemBackground)
      Color(uiColor: .label)
      Color(UIColor.systemGray6)
      Color(red: 0.1, green: 0.2, blue: 0.3)
      Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
      Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
      Color(white: 0.5)
      TextField("x", text: $text, prompt: Text("p"))
      TextField("x", text: $text, axis: .vertical)
      TextField("x", text: $text, onEditingChanged: { _ in }, onCommit: { })
      TextField("x", text: $text, onCommit: { })
      DatePicker("x", selection: $date)
      DatePicker("x", selection: $date, displayedComponents: .date)
      DatePicker("x", selection: $date, displayedComponents: [.date, .hourAndMinute])
      DatePicker("x", selection: $date, in: Date()...)
      DatePicker("x", selection: $date, in: ...Date.now, displayedComponents: .date)
      DatePicker("x", selection: $date, in: Date()...Date().addingTimeInterval(3600))
      DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("x") }
      Stepper("x", value: $dbl, in: 0...1, step: 0.1, format: .number)
      Menu { Button("a") {} } label: { Text("x") }
      Menu { Button("a") {} } label: { Text("x") } primaryAction: { }
      NavigationSplitView(columnVisibility: $vis) { Text("s") } content: { Text("c") } detail: { Text("d") }
      NavigationLink(destination: Text("d"), isActive: $flag) { Text("x") }
      NavigationLink(destination: Text("d"), isActive: $flag) { EmptyView() }
      NavigationLink(destination: Text("d"), tag: 1, selection: $opt) { Text("x") }
      TabView { Text("a").tabItem { Label("x", systemImage: "star") } }
      TabView(selection: $int) { Text("a").tag(0) }
      TabView { Tab("x", systemImage: "star") { Text("a") } }
      TabView(selection: $int) { Tab("x", systemImage: "star", value: 0) { Text("a") } }
      TabView { Tab(role: .search) { Text("a") } }
      TabView(selection: $int) { Tab("x", systemImage: "star", value: 0, role: .search) { Text("a") } }
      TabView { TabSection("s") { Tab("x", systemImage: "star") { Text("a") } } }
      LabeledContent("x", value: 3, format: .number)
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "x")
      GlassEffectContainer { Text("x") }
      Text(Self.num.string(from: NSNumber(value: 3.5)) ?? "")
      Text(Self.fmt.string(from: date))
    """#
  )
}
