import LayoutEngine

extension Sketch {
  /// An optional number as scenes write it.
  static func spelled(_ number: Double?) -> String { number.map { "\($0)" } ?? "nil" }

  /// A colour: takes what it is offered.
  static var color: Sketch { Sketch("Color.red") { _ in .flexible } }
  static var circle: Sketch { Sketch("Circle()") { _ in .square } }

  /// A view of one size.
  static func box(_ width: Double, _ height: Double) -> Sketch {
    Sketch("Color.red.frame(width: \(width), height: \(height))") { _ in
      .rigid(CGSize(width: width, height: height))
    }
  }

  static func image(_ width: Double, _ height: Double) -> Sketch {
    Sketch("image(\(width), \(height)).resizable()") { _ in
      .resizable(ideal: CGSize(width: width, height: height))
    }
  }

  static func bar(_ axis: Axis, _ thickness: Double = 1) -> Sketch {
    Sketch("Divider()") { _ in .bar(axis, thickness: thickness) }
  }

  static func text(_ string: String) -> Sketch {
    Sketch("Text(\"\(string)\")") { $0.rule(for: StyledText(runs: [TextRun(string)])) }
  }

  static func spacer(_ axes: Axis.Set, _ minLength: Double? = nil) -> Sketch {
    Sketch("Spacer(minLength: \(spelled(minLength)))") { _ in
      .spacer(SpacerRule(minLength: minLength, axes: axes))
    }
  }

  static func answering(_ answer: @escaping (ProposedViewSize) -> CGSize) -> Sketch {
    Sketch("answering()") { $0.rule(answering: answer) }
  }

  static func reader(_ content: @escaping (ReaderGeometry) -> Sketch) -> Sketch {
    Sketch("GeometryReader { … }") { tree in
      tree.rule { geometry in
        Sketch("$", [content(geometry)]) { _ in .readerContent }.tree
      }
    }
  }
}

extension Sketch {
  static func hStack(
    _ children: [Sketch],
    _ alignment: VerticalAlignment = .center,
    spacing: Double? = 0
  ) -> Sketch { stack(.horizontal, alignment.key, spacing, children) }

  static func vStack(
    _ children: [Sketch],
    _ alignment: HorizontalAlignment = .center,
    spacing: Double? = 0
  ) -> Sketch { stack(.vertical, alignment.key, spacing, children) }

  static func stack(
    _ axis: Axis,
    _ alignment: AlignmentKey,
    _ spacing: Double?,
    _ children: [Sketch]
  ) -> Sketch {
    let name = axis == .horizontal ? "HStack" : "VStack"
    return Sketch("\(name)(spacing: \(spelled(spacing))) { $ }", children) {
      .stack(StackRule(axis: axis, spacing: spacing, alignment: $0.index(of: alignment)))
    }
  }

  static func zStack(_ children: [Sketch], _ alignment: Alignment = .center) -> Sketch {
    Sketch("ZStack { $ }", children) { .zStack($0.pair(alignment)) }
  }

  static func fits(_ children: [Sketch], in axes: Axis.Set = [.horizontal, .vertical]) -> Sketch {
    Sketch("ViewThatFits { $ }", children) { _ in .viewThatFits(axes) }
  }

  static func scroll(
    _ content: Sketch,
    _ axes: Axis.Set = .vertical,
    margins: EdgeInsets = EdgeInsets(),
    anchor: UnitPoint = .topLeading,
    alignment: UnitPoint = .topLeading
  ) -> Sketch {
    Sketch("ScrollView { $ }", [content]) { _ in
      .scroll(ScrollRule(axes: axes, margins: margins, anchor: anchor, alignment: alignment))
    }
  }

  static func lazyVStack(
    _ children: [Sketch],
    _ alignment: HorizontalAlignment = .center,
    spacing: Double? = 0
  ) -> Sketch {
    Sketch("LazyVStack { $ }", children) {
      let index = $0.index(of: alignment.key)
      return .lazyStack(LazyStackRule(axis: .vertical, spacing: spacing, alignment: index))
    }
  }

  static func custom(_ layout: any CustomLayout, _ children: [Sketch]) -> Sketch {
    Sketch("SceneLayout { $ }", children) { $0.rule(for: layout) }
  }
}
