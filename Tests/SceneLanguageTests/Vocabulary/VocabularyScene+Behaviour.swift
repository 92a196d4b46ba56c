extension VocabularyScene {
  static let events = VocabularyScene(
    "events",
    #"""
    Text("a").onAppear { isOn = false }.onAppear(perform: reset).onDisappear {}.onAppear()
      .onChange(of: count) { old, new in name = "\(old + new)" }
      .onChange(of: count) { name = "y" }
      .onChange(of: isOn, initial: true) { _, now in if now { count += 1 } }
      .onChange(of: name, perform: { changed in count = changed.count })
      .task { await load() }
      .task(id: count, priority: .background) { count += 1 }
      .onSubmit { reset() }.onSubmit(of: .search) {}
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.impact, trigger: count) { old, new in new > old }
      .id(count).tag("x")
    """#
  )

  static let gestures = VocabularyScene(
    "gestures",
    state: "@GestureState private var drag = CGSize.zero",
    #"""
    Text("a").onTapGesture { isOn.toggle() }
      .onTapGesture(count: 2) { withAnimation { count += 1 } }
      .onTapGesture { place in level = place.x }
      .onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { isOn = $0 }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($drag) { value, state, _ in state = value.translation }
          .onChanged { level = $0.translation.width }.onEnded { _ in level = 0 }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { count += 1 })
      .highPriorityGesture(
        LongPressGesture().sequenced(before: DragGesture()), including: .subviews)
      .gesture(MagnifyGesture().onChanged { level = $0.magnification })
      .gesture(RotateGesture().onChanged { level = $0.rotation.degrees })
      .contentShape(Rectangle()).contentShape(.interaction, Circle(), eoFill: true)
      .allowsHitTesting(false).onHover { isOn = $0 }.hoverEffect(.lift).hoverEffect()
    """#
  )

  static let accessibility = VocabularyScene(
    "accessibility",
    #"""
    Text("a").accessibilityLabel("a").accessibilityLabel(Text("b"))
      .accessibilityHint("h").accessibilityValue("\(count)")
      .accessibilityHidden(true).accessibilityAddTraits(.isButton)
      .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage)
      .accessibilityElement(children: .combine).accessibilityElement()
      .accessibilityAction { reset() }.accessibilityAction(.escape) {}
      .accessibilityAction(named: "Reset") { reset() }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: count += 1
        case .decrement: count -= 1
        @unknown default: break
        }
      }
      .accessibilitySortPriority(1).accessibilityShowsLargeContentViewer()
      .accessibilityIgnoresInvertColors()
    """#
  )

  static let presentations = VocabularyScene(
    "presentations",
    state: "struct Item: Identifiable { let id: Int }; @State private var item: Item?",
    #"""
    Text("a").sheet(isPresented: $isOn) { Text("b").presentationDetents([.medium, .height(90)]) }
      .sheet(isPresented: $isOn, onDismiss: reset) { Text("b") }
      .sheet(item: $item) { item in Text("\(item.id)") }
      .fullScreenCover(isPresented: $isOn) { Text("c") }
      .popover(isPresented: $isOn, arrowEdge: .bottom) { Text("d") }
      .alert("Hi", isPresented: $isOn) { Button("OK", role: .cancel) {} }
      .alert("Hi", isPresented: $isOn) { Button("OK") {} } message: { Text("m") }
      .confirmationDialog("Sure?", isPresented: $isOn, titleVisibility: .visible) {
        Button("Yes") {}
      }
      .contextMenu { Button("Copy") {} }
      .presentationDragIndicator(.visible).interactiveDismissDisabled()
    """#
  )

  static let input = VocabularyScene(
    "input",
    state: """
      enum Field: Hashable { case name, mail }
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      """,
    #"""
    TextField("a", text: $name).focused($isFocused).focused($field, equals: .mail)
      .submitLabel(.done).keyboardType(.emailAddress).autocorrectionDisabled()
      .textInputAutocapitalization(.never).textSelection(.enabled).focusable(false)
      .onSubmit { field = .name; isFocused = true }
    let letter: KeyEquivalent? = "k"
    Button("b") {}.keyboardShortcut("k", modifiers: [.command, .shift])
      .keyboardShortcut(letter ?? "l")
      .keyboardShortcut(.return).keyboardShortcut(.defaultAction).help("h").disabled(count > 1)
    """#
  )

  static let animation = VocabularyScene(
    "animation",
    state: "@Namespace private var space",
    #"""
    Text("a").animation(.easeInOut(duration: 0.2).delay(1), value: isOn)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: count)
      .animation(.default).animation(nil, value: count)
      .animation(.linear.repeatForever(autoreverses: false), value: level)
      .transaction { $0.animation = nil }
      .matchedGeometryEffect(id: "a", in: space, isSource: true).geometryGroup()
    Button("b") {
      withAnimation(.bouncy) { isOn.toggle() } completion: { count += 1 }
      withAnimation(.interpolatingSpring(stiffness: 1, damping: 2)) { count += 1 }
    }
    """#
  )

  static let transitions = VocabularyScene(
    "transitions",
    #"""
    Text("a").transition(.opacity)
      .transition(.move(edge: .leading).combined(with: .opacity))
      .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .push(from: .trailing)))
      .transition(.scale.animation(.easeIn)).transition(AnyTransition.slide)
      .contentTransition(.numericText(countsDown: true))
    """#
  )
}
