extension Prelude {
  /// Charts, drawn of what the marks in them tell.
  ///
  /// The room of axes and legends, and the share that a bar has of its band, come from pictures;
  /// axes run alike in both directions.
  static let chartPictures = Part(
    names: ["Chart", "_PlottedPicture", "_plottedLook"],
    source: """
      struct _PlottedLookKey: EnvironmentKey { static let defaultValue = _PlottedLook() }
      extension EnvironmentValues {
        var _plottedLook: _PlottedLook {
          get { self[_PlottedLookKey.self] }
          set { self[_PlottedLookKey.self] = newValue }
        }
      }
      struct _PlotFrameKey: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
          value = value ?? nextValue()
        }
      }
      struct Chart: View {
        private let content: AnyView
        @Environment(\\._plottedLook) private var look
        init<Content: View>(@ViewBuilder content: () -> Content) {
          self.content = AnyView(content())
        }
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
        ) where Data.Element: Identifiable {
          self.content = AnyView(ForEach(data) { content($0) })
        }
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>,
          @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
          self.content = AnyView(ForEach(data, id: id) { content($0) })
        }
        var body: some View {
          ZStack {
            Color.clear
            content
          }
          .overlayPreferenceValue(_PlottedMarksKey.self) { marks in
            _PlottedPicture(marks: look.spread(marks), look: look)
              .environment(\\._plottedLook, _PlottedLook())
              .environment(\\.layoutDirection, .leftToRight)
          }
        }
      }
      struct _PlottedPicture: View {
        let marks: [_PlottedMark]
        let look: _PlottedLook
        private let series: [String]
        private let numbers: [String: Int]
        init(marks: [_PlottedMark], look: _PlottedLook) {
          (self.marks, self.look) = (marks, look)
          let named = Set(marks.compactMap(\\.series))
          var series = look.series.filter(named.contains)
          var numbers: [String: Int] = [:]
          for (number, name) in series.enumerated() { numbers[name] = number }
          for mark in marks {
            guard let name = mark.series, numbers[name] == nil else { continue }
            numbers[name] = series.count
            series.append(name)
          }
          (self.series, self.numbers) = (series, numbers)
        }
        private func symbol(of mark: _PlottedMark) -> BasicChartSymbolShape? {
          mark.series.flatMap { look.symbols[$0] }
        }
        private func style(of mark: _PlottedMark) -> AnyShapeStyle {
          if let style = mark.style { return style }
          guard let name = mark.series else { return AnyShapeStyle(look.palette[0]) }
          return AnyShapeStyle(color(of: name))
        }
        private func color(of name: String) -> Color {
          let index = numbers[name] ?? 0
          return look.colors[name] ?? look.color?(name) ?? look.palette[index % look.palette.count]
        }
        private var legend: [String] {
          marks.contains { $0.isInLegend } && !look.hidesLegend ? series : []
        }
        var body: some View {
          let bars = _PlottedBars(marks: marks).bars
          let (x, y) = scales(bars)
          let position = look.legendPosition
          let gap = look.legendGap ?? 4
          Group {
            if position == .leading || position == .trailing {
              HStack(alignment: look.legendAlignment?.vertical ?? .center, spacing: gap) {
                if position == .leading { legendView }
                VStack(alignment: .leading, spacing: 4) { contents(bars, x, y) }
                if position == .trailing { legendView }
              }
            } else {
              let isAbove = [.top, .topLeading, .topTrailing].contains(position)
              VStack(alignment: look.legendAlignment?.horizontal ?? .leading, spacing: gap) {
                if isAbove { legendView }
                VStack(alignment: .leading, spacing: 4) { contents(bars, x, y) }
                if !isAbove { legendView }
              }
            }
          }
          .backgroundPreferenceValue(_PlotFrameKey.self) { over($0, x, y, look.background) }
          .overlayPreferenceValue(_PlotFrameKey.self) { over($0, x, y, look.overlay) }
        }
        @ViewBuilder private func contents(
          _ bars: [_PlottedBar], _ x: _PlottedScale, _ y: _PlottedScale
        ) -> some View {
          if marks.contains(where: { $0.kind == .sector }) {
            framed(_PlottedSectors(marks: marks) { style(of: $0) })
          } else {
            axes(bars, x, y)
          }
        }
        @ViewBuilder private var legendView: some View {
          if let own = look.legend {
            own
          } else if !legend.isEmpty {
            let isBeside = [.leading, .trailing].contains(look.legendPosition)
            let layout = isBeside
              ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
              : AnyLayout(HStackLayout(spacing: 8))
            layout {
              ForEach(legend, id: \\.self) { name in
                HStack(spacing: 4) {
                  Circle().fill(color(of: name)).frame(width: 8, height: 8)
                  Text(name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
              }
            }
          }
        }
        /// The plot as scenes style it, which tells where it stands.
        private func framed<Plot: View>(_ plot: Plot) -> some View {
          look.plotStyle(AnyView(plot)).anchorPreference(key: _PlotFrameKey.self, value: .bounds) { $0 }
        }
        @ViewBuilder private func over(
          _ frame: Anchor<CGRect>?, _ x: _PlottedScale, _ y: _PlottedScale,
          _ content: ((ChartProxy) -> AnyView)?
        ) -> some View {
          if let frame, let content {
            GeometryReader { geometry in
              content(ChartProxy(frame: frame, size: geometry[frame].size, x: x, y: y))
                .frame(width: geometry.size.width, height: geometry.size.height)
            }
          }
        }
        private func scales(_ bars: [_PlottedBar]) -> (_PlottedScale, _PlottedScale) {
          var xs: [_PlottedPlace] = []
          var ys: [_PlottedPlace] = []
          for bar in bars {
            let ends = [_PlottedPlace(number: bar.start), _PlottedPlace(number: bar.end)]
            xs += bar.isAcross ? ends : [bar.place]
            ys += bar.isAcross ? [bar.place] : ends
          }
          for mark in marks where mark.kind != .bar {
            xs += [mark.x, mark.xEnd].compactMap { $0 }
            ys += [mark.y, mark.yEnd].compactMap { $0 }
          }
          let isAcross = bars.contains { $0.isAcross }
          var x = _PlottedScale(
            xs, includesZero: isAcross, domain: look.domainX, look: look.scaleX)
          var y = _PlottedScale(
            ys, includesZero: !isAcross && look.includesZero, domain: look.domainY,
            look: look.scaleY)
          if look.scrollsX, let length = look.visibleX { x.show(length, from: look.startX) }
          // Names are read from the top, numbers grow upwards.
          y.reverse()
          return (x, y)
        }
        @ViewBuilder private func axes(
          _ bars: [_PlottedBar], _ x: _PlottedScale, _ y: _PlottedScale
        ) -> some View {
          let sideX = look.labelX?.sideOfX ?? UnitPoint.bottom
          let sideY = look.labelY?.sideOfY ?? UnitPoint.top
          if sideY.y == 0, let label = look.labelY { label.along(.leading) }
          if sideX.y == 0, let label = look.labelX { label.along(.center) }
          if sideY.y == 0.5, let label = look.labelY {
            HStack(spacing: label.gap ?? 4) {
              if sideY.x == 0 { label.turned() }
              VStack(alignment: .leading, spacing: 4) { rows(bars, x, y) }
              if sideY.x == 1 { label.turned() }
            }
          } else {
            rows(bars, x, y)
          }
          if sideX.y > 0, let label = look.labelX { label.along(.center) }
          if sideY.y == 1, let label = look.labelY { label.along(.leading) }
        }
        /// The plot between the labels of its axes.
        @ViewBuilder private func rows(
          _ bars: [_PlottedBar], _ x: _PlottedScale, _ y: _PlottedScale
        ) -> some View {
          let gap: CGFloat = look.hidesY ? 0 : 4
          let across = look.hidesX ? [] : _PlottedAxis.axes(x, look.axesX)
          let upright = look.hidesY ? [] : _PlottedAxis.axes(y, look.axesY)
          let above = across.filter { $0.isAbove }
          let below = across.filter { !$0.isAbove }
          let before = upright.filter { $0.isBefore }
          let behind = upright.filter { !$0.isBefore }
          if !above.isEmpty { labels(of: above, x, between: before, behind, y, gap) }
          HStack(spacing: gap) {
            if look.hasLeadingY { labels(of: before, y) }
            framed(GeometryReader { proxy in plot(bars, across, upright, x, y, proxy.size) })
            if look.hasTrailingY { labels(of: behind, y) }
          }
          if !below.isEmpty { labels(of: below, x, between: before, behind, y, gap) }
        }
        private func plot(
          _ bars: [_PlottedBar], _ across: [_PlottedAxis], _ upright: [_PlottedAxis],
          _ x: _PlottedScale, _ y: _PlottedScale, _ size: CGSize
        ) -> some View {
          func point(_ x0: _PlottedPlace?, _ y0: _PlottedPlace?) -> CGPoint {
            CGPoint(
              x: x0.map { x.position(of: $0, in: size.width) } ?? 0,
              y: size.height - (y0.map { y.position(of: $0, in: size.height) } ?? 0))
          }
          let zero = _PlottedPlace(number: max(0, y.low))
          let base = !y.hasNames ? y.position(of: zero, in: size.height) : 0
          let bars = bars.filter { ($0.isAcross ? y : x).shows($0.place) }
          return ZStack(alignment: .topLeading) {
            ForEach(across.indices, id: \\.self) { number in
              let axis = across[number]
              ForEach(axis.places.indices, id: \\.self) { index in
                line(index, of: axis, x).frame(width: 1, height: size.height)
                  .position(
                    x: x.position(of: axis.places[index], in: size.width), y: size.height / 2)
              }
            }
            ForEach(upright.indices, id: \\.self) { number in
              let axis = upright[number]
              ForEach(axis.places.indices, id: \\.self) { index in
                line(index, of: axis, y).frame(width: size.width, height: 1)
                  .position(
                    x: size.width / 2,
                    y: size.height - y.position(of: axis.places[index], in: size.height))
              }
            }
            ForEach(series.isEmpty ? [""] : series, id: \\.self) { name in
              let own = marks.filter { $0.kind == .area && ($0.series ?? series.first ?? "") == name }
              if let mark = own.first {
                Path { path in
                  let points = own.map { point($0.x, $0.yEnd ?? $0.y) }
                  path.move(to: points[0])
                  mark.interpolation.draw(points, in: &path)
                  for mark in own.reversed() {
                    let low = mark.yEnd == nil
                      ? size.height - base : point(mark.x, mark.y).y
                    path.addLine(to: CGPoint(x: point(mark.x, mark.y).x, y: low))
                  }
                  path.closeSubpath()
                }
                .fill(style(of: mark)).opacity(mark.opacity)
              }
            }
            ForEach(bars.indices, id: \\.self) { index in
              let bar = bars[index]
              let (scale, bands) = bar.isAcross ? (x, y) : (y, x)
              let (along, wide) = bar.isAcross
                ? (size.width, size.height) : (size.height, size.width)
              let ends = [bar.start, bar.end].map {
                scale.position(of: _PlottedPlace(number: $0), in: along)
              }
              let band = bands.band(in: wide)
              let middle = bands.position(of: bar.place, in: wide) + bar.shift * band
              let length = abs(ends[1] - ends[0])
              let center = (ends[0] + ends[1]) / 2
              let thickness = bar.mark.thickness.length(inBand: band * bar.share)
              let shape = RoundedRectangle(cornerRadius: bar.mark.cornerRadius)
                .fill(style(of: bar.mark)).opacity(bar.mark.opacity)
                .frame(
                  width: bar.isAcross ? length : thickness,
                  height: bar.isAcross ? thickness : length)
              bar.mark.annotated(shape)
                .offset(bar.mark.shift)
                .position(
                  x: bar.isAcross ? center : middle,
                  y: size.height - (bar.isAcross ? middle : center))
            }
            ForEach(series.isEmpty ? [""] : series, id: \\.self) { name in
              let own = marks.filter { $0.kind == .line && ($0.series ?? series.first ?? "") == name }
              if let mark = own.first {
                Path { path in
                  let points = own.map { point($0.x, $0.y) }
                  path.move(to: points[0])
                  mark.interpolation.draw(points, in: &path)
                }
                .stroke(style(of: mark), style: mark.stroke).opacity(mark.opacity)
              }
            }
            let others = marks.filter {
              [.point, .rule, .rectangle].contains($0.kind) || $0.kind == .line && $0.hasSymbol
            }
            ForEach(others.indices, id: \\.self) { index in
              let mark = others[index]
              let start = point(mark.x, mark.y)
              if mark.kind == .point || mark.kind == .line {
                mark.annotated(mark.pointView(symbol(of: mark), style(of: mark)))
                  .offset(mark.shift)
                  .position(start)
              } else if mark.kind == .rule {
                let from = CGPoint(x: mark.x == nil ? 0 : start.x, y: mark.y == nil ? 0 : start.y)
                let end = point(mark.xEnd ?? mark.x, mark.yEnd ?? mark.y)
                let to = CGPoint(
                  x: mark.x == nil ? size.width : end.x, y: mark.y == nil ? size.height : end.y)
                Path { path in
                  path.move(to: from)
                  path.addLine(to: to)
                }
                .stroke(style(of: mark), style: mark.stroke)
                mark.annotated(Color.clear)
                  .frame(width: abs(to.x - from.x), height: abs(to.y - from.y))
                  .position(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
              } else {
                let area = mark.rectangle(x, y, size)
                mark.annotated(Rectangle().fill(style(of: mark)).opacity(mark.opacity))
                  .frame(width: area.width, height: area.height)
                  .position(x: area.midX, y: area.midY)
              }
            }
          }
        }
      }
      """
  )
}
