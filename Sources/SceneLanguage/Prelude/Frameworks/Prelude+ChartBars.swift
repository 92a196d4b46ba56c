extension Prelude {
  /// How bars of charts share their bands, and stand on each other.
  static let chartBars = Part(
    names: [
      "_PlottedBars", "_PlottedBar",
    ],
    source: """
      struct _PlottedBar {
        var isAcross: Bool
        var place: _PlottedPlace
        /// How far from the middle of its band the bar stands, as a part of the band.
        var shift: Double
        /// How much of its band the bar is told to have.
        var share: Double
        var start: Double
        var end: Double
        var mark: _PlottedMark
      }
      struct _PlottedBars {
        var bars: [_PlottedBar] = []
        init(marks: [_PlottedMark]) {
          let own = marks.filter { $0.kind == .bar }
          var groups: [String: Int] = [:]
          for mark in own {
            if let group = mark.group { groups[group] = groups[group] ?? groups.count }
          }
          func key(_ place: _PlottedPlace, _ mark: _PlottedMark) -> String {
            place.text + "/" + (mark.group ?? "")
          }
          func isAcross(_ mark: _PlottedMark) -> Bool {
            mark.xEnd != nil || mark.y?.name != nil && mark.x?.name == nil
          }
          var sums: [String: Double] = [:]
          for mark in own where mark.stacking == .normalized || mark.stacking == .center {
            guard let x = mark.x, let y = mark.y else { continue }
            sums[isAcross(mark) ? key(y, mark) : key(x, mark), default: 0]
              += isAcross(mark) ? x.number : y.number
          }
          var tops: [String: Double] = [:]
          for mark in own {
            guard let x = mark.x, let y = mark.y else { continue }
            let isAcross = isAcross(mark)
            var place = isAcross ? y : x
            let sum = sums[key(place, mark)] ?? 0
            if place.name == nil {
              place.isInBand = true
              place.name = place.isDate
                ? _PlottedScale.text(ofDate: place.number) : _PlottedScale.text(of: place.number)
            }
            let number = (isAcross ? x : y).number
            let value = mark.stacking == .normalized && sum != 0 ? number / sum : number
            let end = isAcross ? mark.xEnd : mark.yEnd
            let side = key(place, mark) + (value < 0 ? "-" : "")
            let bottom = mark.stacking == .center ? -sum / 2 : 0
            let base = end != nil ? value : mark.stacking == .unstacked ? 0 : tops[side] ?? bottom
            let top = end?.number ?? base + value
            if end == nil { tops[side] = top }
            bars.append(
              _PlottedBar(
                isAcross: isAcross, place: place, shift: 0, share: 0, start: base, end: top,
                mark: mark))
          }
          for index in bars.indices {
            let span = bars[index].mark.span.length(inBand: 1)
            bars[index].share = 1
            guard groups.count > 1, let group = bars[index].mark.group,
              let number = groups[group]
            else { continue }
            let part = span / Double(groups.count)
            bars[index].share = part / 0.7
            bars[index].shift = (Double(number) + 0.5) * part - span / 2
          }
        }
      }
      """
  )
}
