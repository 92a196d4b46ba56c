extension Prelude {
  /// What stands along the axes of charts, and where rectangles stand between them.
  static let chartLabels = Part(
    names: ["_PlottedPicture"],
    source: """
      extension _PlottedLook {
        var hasLeadingY: Bool { axesY.contains { $0.position == .leading } }
        var hasTrailingY: Bool { axesY.isEmpty || axesY.contains { $0.position != .leading } }
      }
      extension _PlottedPicture {
        func labels(
          of axes: [_PlottedAxis], _ x: _PlottedScale, between before: [_PlottedAxis],
          _ behind: [_PlottedAxis], _ y: _PlottedScale, _ gap: CGFloat
        ) -> some View {
          HStack(spacing: gap) {
            if look.hasLeadingY { room(for: before, y) }
            GeometryReader { proxy in
              ForEach(axes.indices, id: \\.self) { number in
                let axis = axes[number]
                ForEach(axis.places.indices, id: \\.self) { index in
                  label(index, of: axis, x)
                    .position(x: x.position(of: axis.places[index], in: proxy.size.width), y: 8)
                }
              }
            }
            if look.hasTrailingY { room(for: behind, y) }
          }
          .frame(height: 16)
        }
        /// The label of a place: what the axis says, or else the place's own words.
        private func label(
          _ index: Int, of axis: _PlottedAxis, _ scale: _PlottedScale
        ) -> some View {
          let place = axis.places[index]
          let value = AxisValue(index: index, count: axis.places.count, place: place)
          let text = axis.marks?.format?(place) ?? scale.text(of: place)
          return Group {
            if let content = axis.marks?.content { content(value) } else { Text(text) }
          }
          .font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
          .environment(\\._plottedLabel, _PlottedLabel(place: place, text: text))
        }
        /// The line through the plot at a place: what the axis says, or else one at each number.
        @ViewBuilder func line(
          _ index: Int, of axis: _PlottedAxis, _ scale: _PlottedScale
        ) -> some View {
          let place = axis.places[index]
          Group {
            if let content = axis.marks?.content {
              content(AxisValue(index: index, count: axis.places.count, place: place))
            } else if !scale.hasNames {
              AxisGridLine(stroke: axis.marks?.stroke)
            }
          }
          .environment(\\._plottedLabel, _PlottedLabel(isLine: true, place: place))
        }
        /// As much room as the widest label of axes takes.
        @ViewBuilder private func room(
          for axes: [_PlottedAxis], _ y: _PlottedScale
        ) -> some View {
          if !look.hidesY {
            ZStack {
              ForEach(axes.indices, id: \\.self) { number in
                let axis = axes[number]
                ForEach(axis.places.indices, id: \\.self) { label($0, of: axis, y) }
              }
            }
            .hidden().frame(height: 0)
          }
        }
        @ViewBuilder func labels(
          of axes: [_PlottedAxis], _ y: _PlottedScale
        ) -> some View {
          if !look.hidesY {
            room(for: axes, y).frame(maxHeight: .infinity).overlay {
              GeometryReader { proxy in
                ForEach(axes.indices, id: \\.self) { number in
                  let axis = axes[number]
                  ForEach(axis.places.indices, id: \\.self) { index in
                    label(index, of: axis, y)
                      .position(
                        x: proxy.size.width / 2,
                        y: proxy.size.height
                          - y.position(of: axis.places[index], in: proxy.size.height))
                  }
                }
              }
            }
          }
        }
      }
      extension _PlottedMark {
        /// Where a rectangle is, which goes as far as the plot where it is told no place.
        func rectangle(
          _ x: _PlottedScale, _ y: _PlottedScale, _ size: CGSize
        ) -> CGRect {
          func span(
            _ start: _PlottedPlace?, _ end: _PlottedPlace?, _ side: MarkDimension,
            _ scale: _PlottedScale, _ length: CGFloat
          ) -> (CGFloat, CGFloat) {
            guard let start else { return (0, length) }
            let middle = scale.position(of: start, in: length)
            guard let end else {
              let side = side.side(inBand: scale.band(in: length))
              return (middle - side / 2, middle + side / 2)
            }
            let other = scale.position(of: end, in: length)
            return (min(middle, other), max(middle, other))
          }
          let across = span(self.x, xEnd, thickness, x, size.width)
          let up = span(self.y, yEnd, height, y, size.height)
          return CGRect(
            x: across.0, y: size.height - up.1, width: across.1 - across.0,
            height: up.1 - up.0)
        }
      }
      """
  )
}
