extension Prelude {
  /// Charts, drawn of what the marks in them tell.
  ///
  /// The room of axes and legends, and the share that a bar has of its band, come from pictures;
  /// axes run alike in both directions.
  static let chartPictures = Part(
    names: ["Chart", "_PlottedBar"],
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
      struct _PlottedBar {
        var isAcross: Bool
        var place: _PlottedPlace
        var shift: Double
        var share: Double
        var start: Double
        var end: Double
        var mark: _PlottedMark
      }
      struct _PlottedPicture: View {
        let marks: [_PlottedMark]
        let look: _PlottedLook
        private let series: [String]
        private let numbers: [String: Int]
        init(marks: [_PlottedMark], look: _PlottedLook) {
          (self.marks, self.look) = (marks, look)
          var series: [String] = []
          var numbers: [String: Int] = [:]
          for mark in marks {
            guard let name = mark.series, numbers[name] == nil else { continue }
            numbers[name] = series.count
            series.append(name)
          }
          (self.series, self.numbers) = (series, numbers)
        }
        private var hasLeadingY: Bool { look.axisY?.position == .leading }
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
            framed(GeometryReader { proxy in sectors(in: proxy.size) })
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
          var x = _PlottedScale(xs, includesZero: isAcross, domain: look.domainX)
          var y = _PlottedScale(
            ys, includesZero: !isAcross && look.includesZero, domain: look.domainY)
          // Names are read from the top, numbers grow upwards.
          y.reverse()
          if let axis = look.axisX { x.take(axis.values) }
          if let axis = look.axisY { y.take(axis.values) }
          return (x, y)
        }
        @ViewBuilder private func axes(
          _ bars: [_PlottedBar], _ x: _PlottedScale, _ y: _PlottedScale
        ) -> some View {
          let gap: CGFloat = look.hidesY ? 0 : 4
          if let label = look.labelY {
            Text(label).font(.caption).foregroundStyle(.secondary)
          }
          HStack(spacing: gap) {
            if hasLeadingY { labels(y, y.places) }
            framed(GeometryReader { proxy in plot(bars, x, y, proxy.size) })
            if !hasLeadingY { labels(y, y.places) }
          }
          if !look.hidesX {
            let places = x.places
            HStack(spacing: gap) {
              if hasLeadingY { room(for: y, y.places) }
              GeometryReader { proxy in
                ForEach(places.indices, id: \\.self) { index in
                  label(index, of: places, x, look.axisX)
                    .position(x: proxy.size.width * x.fraction(of: places[index]), y: 8)
                }
              }
              if !hasLeadingY { room(for: y, y.places) }
            }
            .frame(height: 16)
          }
          if let label = look.labelX {
            Text(label).font(.caption).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity)
          }
        }
        /// The label of a place: what the axis says, or else the place's own words.
        private func label(
          _ index: Int, of places: [_PlottedPlace], _ scale: _PlottedScale, _ axis: AxisMarks?
        ) -> some View {
          let place = places[index]
          let value = AxisValue(index: index, count: places.count, place: place)
          let text = axis?.format?(place) ?? scale.text(of: place)
          return Group {
            if let content = axis?.content { content(value) } else { Text(text) }
          }
          .font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
          .environment(\\._plottedLabel, _PlottedLabel(place: place, text: text))
        }
        /// The line through the plot at a place: what the axis says, or else one at each number.
        @ViewBuilder private func line(
          _ index: Int, of places: [_PlottedPlace], _ scale: _PlottedScale, _ axis: AxisMarks?
        ) -> some View {
          let place = places[index]
          Group {
            if let content = axis?.content {
              content(AxisValue(index: index, count: places.count, place: place))
            } else if !scale.hasNames {
              AxisGridLine()
            }
          }
          .environment(\\._plottedLabel, _PlottedLabel(isLine: true, place: place))
        }
        /// As much room as the widest label of an axis takes.
        @ViewBuilder private func room(for y: _PlottedScale, _ places: [_PlottedPlace]) -> some View {
          if !look.hidesY {
            ZStack { ForEach(places.indices, id: \\.self) { label($0, of: places, y, look.axisY) } }
              .hidden().frame(height: 0)
          }
        }
        @ViewBuilder private func labels(_ y: _PlottedScale, _ places: [_PlottedPlace]) -> some View {
          if !look.hidesY {
            room(for: y, places).frame(maxHeight: .infinity).overlay {
              GeometryReader { proxy in
                ForEach(places.indices, id: \\.self) { index in
                  label(index, of: places, y, look.axisY)
                    .position(
                      x: proxy.size.width / 2,
                      y: proxy.size.height * (1 - y.fraction(of: places[index])))
                }
              }
            }
          }
        }
        private func plot(
          _ bars: [_PlottedBar], _ x: _PlottedScale, _ y: _PlottedScale, _ size: CGSize
        ) -> some View {
          func point(_ x0: _PlottedPlace?, _ y0: _PlottedPlace?) -> CGPoint {
            CGPoint(
              x: size.width * (x0.map { x.fraction(of: $0) } ?? 0),
              y: size.height * (1 - (y0.map { y.fraction(of: $0) } ?? 0)))
          }
          let (xs, ys) = (x.places, y.places)
          let base = !y.hasNames ? y.fraction(of: _PlottedPlace(number: max(0, y.low))) : 0
          return ZStack(alignment: .topLeading) {
            if !look.hidesX {
              ForEach(xs.indices, id: \\.self) { index in
                line(index, of: xs, x, look.axisX).frame(width: 1, height: size.height)
                  .position(x: size.width * x.fraction(of: xs[index]), y: size.height / 2)
              }
            }
            if !look.hidesY {
              ForEach(ys.indices, id: \\.self) { index in
                line(index, of: ys, y, look.axisY).frame(width: size.width, height: 1)
                  .position(x: size.width / 2, y: size.height * (1 - y.fraction(of: ys[index])))
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
                      ? size.height * (1 - base) : point(mark.x, mark.y).y
                    path.addLine(to: CGPoint(x: point(mark.x, mark.y).x, y: low))
                  }
                  path.closeSubpath()
                }
                .fill(style(of: mark)).opacity(mark.opacity)
              }
            }
            ForEach(bars.indices, id: \\.self) { index in
              let bar = bars[index]
              let scale = bar.isAcross ? x : y
              let ends = [bar.start, bar.end].map { scale.fraction(of: _PlottedPlace(number: $0)) }
              let middle = (bar.isAcross ? y : x).fraction(of: bar.place) + bar.shift
              let length = abs(ends[1] - ends[0])
              let center = (ends[0] + ends[1]) / 2
              let shape = RoundedRectangle(cornerRadius: bar.mark.cornerRadius)
                .fill(style(of: bar.mark)).opacity(bar.mark.opacity)
                .frame(
                  width: bar.isAcross
                    ? size.width * length : bar.mark.thickness.length(inBand: size.width * bar.share / 0.7),
                  height: bar.isAcross
                    ? bar.mark.thickness.length(inBand: size.height * bar.share / 0.7)
                    : size.height * length)
              bar.mark.annotated(shape)
                .offset(bar.mark.shift)
                .position(
                  x: size.width * (bar.isAcross ? center : middle),
                  y: size.height * (1 - (bar.isAcross ? middle : center)))
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
                mark.annotated(
                  Circle().fill(style(of: mark)).opacity(mark.opacity)
                    .frame(width: mark.symbolLength, height: mark.symbolLength)
                )
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
                let end = mark.xEnd == nil ? start : point(mark.xEnd, mark.yEnd)
                mark.annotated(Rectangle().fill(style(of: mark)).opacity(mark.opacity))
                  .frame(
                    width: mark.xEnd == nil
                      ? size.width / Double(x.bandCount) : abs(end.x - start.x),
                    height: mark.xEnd == nil
                      ? size.height / Double(y.bandCount) : abs(end.y - start.y))
                  .position(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
              }
            }
          }
        }
        private func sectors(in size: CGSize) -> some View {
          let own = marks.filter { $0.kind == .sector }
          let values = own.map { max(0, $0.y?.number ?? 0) }
          let ends = values.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
          let total = max(ends[values.count], .leastNonzeroMagnitude)
          let radius = min(size.width, size.height) / 2
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          return ZStack(alignment: .topLeading) {
            ForEach(own.indices, id: \\.self) { index in
              let start = ends[index] / total * 360 - 90
              let end = ends[index + 1] / total * 360 - 90
              Path { path in
                path.addArc(
                  center: center, radius: radius, startAngle: .degrees(start),
                  endAngle: .degrees(end), clockwise: false)
                path.addArc(
                  center: center, radius: radius * own[index].innerRatio,
                  startAngle: .degrees(end), endAngle: .degrees(start), clockwise: true)
                path.closeSubpath()
              }
              .fill(style(of: own[index])).opacity(own[index].opacity)
            }
          }
          .frame(width: size.width, height: size.height)
        }
      }
      """
  )
}
