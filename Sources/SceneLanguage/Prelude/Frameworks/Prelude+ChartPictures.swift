extension Prelude {
  /// Charts, drawn of what the marks in them tell.
  ///
  /// The room of axes and legends, and the share that a bar has of its band, come from pictures;
  /// axes run alike in both directions.
  static let chartPictures = Part(
    names: ["Chart", "_PlottedBar", "_PlottedLook"],
    source: """
      struct _PlottedLook {
        var hidesX = false
        var hidesY = false
        var hasLeadingY = false
        var hidesLegend = false
        var labelX: String?
        var labelY: String?
        var domainX: ClosedRange<Double>?
        var domainY: ClosedRange<Double>?
        var includesZero = true
        var colors: [String: Color] = [:]
        var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
      }
      struct _PlottedLookKey: EnvironmentKey { static let defaultValue = _PlottedLook() }
      extension EnvironmentValues {
        var _plottedLook: _PlottedLook {
          get { self[_PlottedLookKey.self] }
          set { self[_PlottedLookKey.self] = newValue }
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
            _PlottedPicture(marks: marks, look: look).environment(\\.layoutDirection, .leftToRight)
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
        private var series: [String] {
          marks.reduce(into: []) { names, mark in
            if let name = mark.series, !names.contains(name) { names.append(name) }
          }
        }
        private func style(of mark: _PlottedMark) -> AnyShapeStyle {
          if let style = mark.style { return style }
          guard let name = mark.series else { return AnyShapeStyle(look.palette[0]) }
          return AnyShapeStyle(color(of: name))
        }
        private func color(of name: String) -> Color {
          let index = series.firstIndex(of: name) ?? 0
          return look.colors[name] ?? look.palette[index % look.palette.count]
        }
        private var legend: [String] {
          marks.contains { $0.isInLegend } && !look.hidesLegend ? series : []
        }
        var body: some View {
          let bars = _PlottedBars(marks: marks).bars
          let (x, y) = scales(bars)
          VStack(alignment: .leading, spacing: 4) {
            if marks.contains(where: { $0.kind == .sector }) {
              GeometryReader { proxy in sectors(in: proxy.size) }
            } else {
              axes(bars, x, y)
            }
            if !legend.isEmpty {
              HStack(spacing: 8) {
                ForEach(legend, id: \\.self) { name in
                  HStack(spacing: 4) {
                    Circle().fill(color(of: name)).frame(width: 8, height: 8)
                    Text(name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                  }
                }
              }
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
          let x = _PlottedScale(xs, includesZero: isAcross, domain: look.domainX)
          var y = _PlottedScale(
            ys, includesZero: !isAcross && look.includesZero, domain: look.domainY)
          // Names are read from the top, numbers grow upwards.
          y.names.reverse()
          return (x, y)
        }
        @ViewBuilder private func axes(
          _ bars: [_PlottedBar], _ x: _PlottedScale, _ y: _PlottedScale
        ) -> some View {
          let width = look.hidesY ? 0 : CGFloat(y.labels.map { $0.text.count }.max() ?? 0) * 8
          let gap: CGFloat = look.hidesY ? 0 : 4
          if let label = look.labelY {
            Text(label).font(.caption).foregroundStyle(.secondary)
          }
          HStack(spacing: gap) {
            if look.hasLeadingY { labels(y, width) }
            GeometryReader { proxy in plot(bars, x, y, proxy.size) }
            if !look.hasLeadingY { labels(y, width) }
          }
          if !look.hidesX {
            GeometryReader { proxy in
              ForEach(x.labels.indices, id: \\.self) { index in
                Text(x.labels[index].text).font(.caption).foregroundStyle(.secondary)
                  .lineLimit(1).fixedSize()
                  .position(x: proxy.size.width * x.labels[index].place, y: 8)
              }
            }
            .frame(height: 16)
            .padding(look.hasLeadingY ? .leading : .trailing, width + gap)
          }
          if let label = look.labelX {
            Text(label).font(.caption).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity)
          }
        }
        @ViewBuilder private func labels(_ y: _PlottedScale, _ width: CGFloat) -> some View {
          if width > 0 {
            GeometryReader { proxy in
              ForEach(y.labels.indices, id: \\.self) { index in
                Text(y.labels[index].text).font(.caption).foregroundStyle(.secondary)
                  .fixedSize()
                  .position(x: width / 2, y: proxy.size.height * (1 - y.labels[index].place))
              }
            }
            .frame(width: width)
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
          let base = y.names.isEmpty ? y.fraction(of: _PlottedPlace(number: max(0, y.low))) : 0
          return ZStack(alignment: .topLeading) {
            if !look.hidesY, y.names.isEmpty {
              ForEach(y.labels.indices, id: \\.self) { index in
                Rectangle().fill(.quaternary).frame(width: size.width, height: 1)
                  .position(x: size.width / 2, y: size.height * (1 - y.labels[index].place))
              }
            }
            ForEach(series.isEmpty ? [""] : series, id: \\.self) { name in
              let own = marks.filter { $0.kind == .area && ($0.series ?? series.first ?? "") == name }
              if let mark = own.first {
                Path { path in
                  for (index, mark) in own.enumerated() {
                    let place = point(mark.x, mark.yEnd ?? mark.y)
                    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
                  }
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
              RoundedRectangle(cornerRadius: bar.mark.cornerRadius)
                .fill(style(of: bar.mark)).opacity(bar.mark.opacity)
                .frame(
                  width: size.width * (bar.isAcross ? length : bar.share),
                  height: size.height * (bar.isAcross ? bar.share : length))
                .overlay(alignment: .top) {
                  if let view = bar.mark.annotation {
                    view.fixedSize().alignmentGuide(.top) { $0[.bottom] + 2 }
                  }
                }
                .position(
                  x: size.width * (bar.isAcross ? center : middle),
                  y: size.height * (1 - (bar.isAcross ? middle : center)))
            }
            ForEach(series.isEmpty ? [""] : series, id: \\.self) { name in
              let own = marks.filter { $0.kind == .line && ($0.series ?? series.first ?? "") == name }
              if let mark = own.first {
                Path { path in
                  for (index, mark) in own.enumerated() {
                    let place = point(mark.x, mark.y)
                    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
                  }
                }
                .stroke(style(of: mark), style: mark.stroke).opacity(mark.opacity)
              }
            }
            let others = marks.filter { [.point, .rule, .rectangle].contains($0.kind) }
            ForEach(others.indices, id: \\.self) { index in
              let mark = others[index]
              let start = point(mark.x, mark.y)
              if mark.kind == .point {
                Circle().fill(style(of: mark)).opacity(mark.opacity)
                  .frame(width: 8, height: 8).position(start)
              } else if mark.kind == .rule {
                Path { path in
                  let end = point(mark.xEnd ?? mark.x, mark.yEnd ?? mark.y)
                  path.move(
                    to: CGPoint(x: mark.x == nil ? 0 : start.x, y: mark.y == nil ? 0 : start.y))
                  path.addLine(
                    to: CGPoint(
                      x: mark.x == nil ? size.width : end.x,
                      y: mark.y == nil ? size.height : end.y))
                }
                .stroke(style(of: mark), style: mark.stroke)
              } else {
                let end = mark.xEnd == nil ? start : point(mark.xEnd, mark.yEnd)
                Rectangle().fill(style(of: mark)).opacity(mark.opacity)
                  .frame(
                    width: mark.xEnd == nil
                      ? size.width / Double(max(x.names.count, 1)) : abs(end.x - start.x),
                    height: mark.xEnd == nil
                      ? size.height / Double(max(y.names.count, 1)) : abs(end.y - start.y))
                  .position(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
              }
            }
          }
        }
        private func sectors(in size: CGSize) -> some View {
          let own = marks.filter { $0.kind == .sector }
          let values = own.map { max(0, $0.y?.number ?? 0) }
          let total = max(values.reduce(0, +), .leastNonzeroMagnitude)
          let radius = min(size.width, size.height) / 2
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          return ZStack(alignment: .topLeading) {
            ForEach(own.indices, id: \\.self) { index in
              let start = values[..<index].reduce(0, +) / total * 360 - 90
              let end = start + values[index] / total * 360
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
