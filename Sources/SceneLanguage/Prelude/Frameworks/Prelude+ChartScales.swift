extension Prelude {
  /// Where values stand along the axes of a chart, and which of them the axes tell.
  static let chartScales = Part(
    names: ["_PlottedPlace", "_PlottedScale", "ScaleType"],
    source: """
      /// A place along an axis: that of a name, or of a number.
      struct _PlottedPlace: Hashable {
        var name: String?
        var number = 0.0
        var isDate = false
        /// Whether a number or a date stands in a band of its own, by its name.
        var isInBand = false
        init(number: Double) { self.number = number }
        init(_ plotted: PlottableValue) {
          if take(plotted.value) { return }
          let plain: Any = (plotted.value as? any Plottable)?.primitivePlottable ?? plotted.value
          if !take(plain) { name = "\\(plain)" }
        }
        /// Takes the place of a number, a date, or a text, and tells whether the value is one.
        private mutating func take(_ value: Any) -> Bool {
          if let value = value as? Int {
            number = Double(value)
          } else if let value = value as? Double {
            number = value
          } else if let value = value as? CGFloat {
            number = Double(value)
          } else if let value = value as? Float {
            number = Double(value)
          } else if let value = value as? Date {
            (number, isDate) = (value.timeIntervalSinceReferenceDate, true)
          } else if let value = value as? String {
            name = value
          } else {
            return false
          }
          return true
        }
        var text: String { name ?? _PlottedScale.text(of: number) }
      }
      struct AxisMarkPosition: Equatable {
        let name: String
        static let automatic = AxisMarkPosition(name: "automatic")
        static let leading = AxisMarkPosition(name: "leading")
        static let trailing = AxisMarkPosition(name: "trailing")
        static let top = AxisMarkPosition(name: "top")
        static let bottom = AxisMarkPosition(name: "bottom")
      }
      struct AxisMarkPreset {
        static let automatic = AxisMarkPreset()
        static let aligned = AxisMarkPreset()
        static let extended = AxisMarkPreset()
        static let inset = AxisMarkPreset()
      }
      /// How values become places along an axis.
      struct ScaleType: Hashable {
        private let name: String
        static let linear = ScaleType(name: "linear")
        static let log = ScaleType(name: "log")
        static let squareRoot = ScaleType(name: "squareRoot")
        static let symmetricLog = ScaleType(name: "symmetricLog")
        static let category = ScaleType(name: "category")
        static let date = ScaleType(name: "date")
        static func power(exponent: Double) -> ScaleType { linear }
        static func symmetricLog(slopeAtZero: Double) -> ScaleType { symmetricLog }
        func place(of number: Double) -> Double {
          switch name {
          case "log": log10(max(number, .leastNormalMagnitude))
          case "squareRoot": number < 0 ? -sqrt(-number) : sqrt(number)
          case "symmetricLog": number < 0 ? -log10(1 - number) : log10(1 + number)
          default: number
          }
        }
        func number(at place: Double) -> Double {
          switch name {
          case "log": pow(10, place)
          case "squareRoot": place * abs(place)
          case "symmetricLog": place < 0 ? 1 - pow(10, -place) : pow(10, place) - 1
          default: place
          }
        }
      }
      struct _PlottedScale {
        var hasNames: Bool { !named.isEmpty }
        var bandCount: Int { max(named.count, 1) }
        /// What stands in the bands: a date may stand there by its name.
        private var named: [_PlottedPlace] = []
        private var look = _PlottedScaleLook()
        private var bands: [String: Int] = [:]
        /// The names that an axis tells, where it does not tell all.
        var shownNames: [String]?
        var low = 0.0
        var high = 1.0
        var ticks: [Double] = []
        var isDate = false
        init(
          _ places: [_PlottedPlace], includesZero: Bool, domain: [_PlottedPlace],
          look: _PlottedScaleLook
        ) {
          self.look = look
          if let first = domain.first, let last = domain.last, first.name == nil,
            first.number > last.number
          {
            self.look.isReversed.toggle()
          }
          for place in domain + places {
            guard let name = place.name, bands[name] == nil else { continue }
            bands[name] = named.count
            named.append(place)
          }
          if hasNames { showFew() }
          guard !hasNames, let first = places.first ?? domain.first else { return }
          isDate = first.isDate
          let numbers = places.map { $0.number }.filter { $0.isFinite }
          low = min(numbers.min() ?? 0, includesZero ? 0 : .infinity)
          high = max(numbers.max() ?? 1, includesZero ? 0 : -.infinity)
          if let least = domain.map(\\.number).min(), let most = domain.map(\\.number).max() {
            (low, high) = (least, most)
          }
          if !(low < high) { (low, high) = (0, 1) }
          if isDate {
            ticks = (0...3).map { low + (high - low) * Double($0) / 3 }
            return
          }
          if look.type == .log {
            takePowers(of: numbers, domain: domain)
            return
          }
          let step = _PlottedScale.roundStep(atLeast: (high - low) / 4)
          if domain.isEmpty {
            low = floor(low / step) * step
            high = ceil(high / step) * step
          }
          let lowest = ceil(low / step)
          ticks = (0..<12).map { (lowest + Double($0)) * step }.filter { $0 <= high + step / 1000 }
        }
        /// Tells the powers of ten, from one to another.
        private mutating func takePowers(of numbers: [Double], domain: [_PlottedPlace]) {
          low = max(domain.isEmpty ? numbers.filter { $0 > 0 }.min() ?? 1 : low, 1e-9)
          high = max(high, low * 10)
          let powers = floor(log10(low))...ceil(log10(high))
          if domain.isEmpty {
            (low, high) = (pow(10, powers.lowerBound), pow(10, powers.upperBound))
          }
          ticks = stride(from: powers.lowerBound, through: powers.upperBound, by: 1)
            .map { pow(10, $0) }.filter { $0 >= low && $0 <= high }
        }
        /// Shows a part alone, as long as told, as a chart that scrolls does.
        mutating func show(_ length: Double, from start: _PlottedPlace?) {
          guard hasNames else {
            low = min(max(start?.number ?? low, low), max(high - length, low))
            high = min(low + length, high)
            showTicks()
            return
          }
          if named.allSatisfy({ $0.isInBand }) {
            let first = start?.number ?? named.map(\\.number).min() ?? 0
            named = named.filter { $0.number >= first && $0.number < first + length }
          } else {
            let first = min(start.flatMap { bands[$0.text] } ?? 0, max(named.count - Int(length), 0))
            named = Array(named.dropFirst(first).prefix(Int(length)))
          }
          bands = [:]
          for (band, place) in named.enumerated() { bands[place.text] = band }
          shownNames = nil
          showFew()
        }
        private mutating func showTicks() {
          if isDate {
            ticks = (0...3).map { low + (high - low) * Double($0) / 3 }
          } else {
            take(.stride(by: _PlottedScale.roundStep(atLeast: (high - low) / 4)))
          }
        }
        /// Whether a bar stands in what is shown.
        func shows(_ place: _PlottedPlace) -> Bool { !hasNames || bands[place.text] != nil }
        /// Of many numbers or dates in bands an axis tells those at round steps.
        private mutating func showFew() {
          guard named.count > 12, named.allSatisfy({ $0.isInBand }) else { return }
          if named[0].isDate {
            let step = (named.count + 5) / 6
            shownNames = named.indices.filter { $0 % step == 0 }.map { named[$0].text }
            return
          }
          let numbers = named.map(\\.number)
          let length = (numbers.max() ?? 1) - (numbers.min() ?? 0)
          let step = _PlottedScale.roundStep(atLeast: length / 4)
          shownNames = named.filter { $0.number.remainder(dividingBy: step) == 0 }.map(\\.text)
        }
        /// Lets the first name stand at the end.
        mutating func reverse() {
          named.reverse()
          bands = [:]
          for (band, place) in named.enumerated() { bands[place.text] = band }
        }
        func fraction(of place: _PlottedPlace) -> Double {
          if hasNames { return (Double(bands[place.text] ?? 0) + 0.5) / Double(named.count) }
          let ends = (look.type.place(of: low), look.type.place(of: high))
          let part = (look.type.place(of: place.number) - ends.0) / (ends.1 - ends.0)
          return look.isReversed ? 1 - part : part
        }
        /// How far along an axis of a length, in points, a place is.
        func position(of place: _PlottedPlace, in length: CGFloat) -> CGFloat {
          look.room[0] + inner(length) * fraction(of: place)
        }
        /// How long a band is along an axis of a length.
        func band(in length: CGFloat) -> CGFloat { inner(length) / Double(bandCount) }
        private func inner(_ length: CGFloat) -> CGFloat {
          max(length - look.room[0] - look.room[1], 0)
        }
        /// The place at a point of an axis of a length.
        func place(at position: CGFloat, in length: CGFloat) -> _PlottedPlace {
          var fraction = (position - look.room[0]) / max(inner(length), 1)
          guard hasNames else {
            if look.isReversed { fraction = 1 - fraction }
            let ends = (look.type.place(of: low), look.type.place(of: high))
            let number = look.type.number(at: ends.0 + (ends.1 - ends.0) * fraction)
            var place = _PlottedPlace(number: number)
            place.isDate = isDate
            return place
          }
          let index = min(max(Int(fraction * Double(named.count)), 0), named.count - 1)
          return named[index]
        }
        /// Takes the values that an axis tells instead of its own.
        mutating func take(_ values: AxisMarkValues) {
          if hasNames {
            let wanted = values.places.compactMap { $0.name ?? name(ofNumber: $0.number) }
              .filter { name in named.contains { $0.text == name } }
            shownNames = values.places.isEmpty ? names(every: values) ?? shownNames : wanted
          } else if !values.places.isEmpty {
            ticks = values.places.map(\\.number).filter { $0 >= low && $0 <= high }
          } else if let component = values.component {
            ticks = dates(every: component, values.step)
          } else if values.step > 0 {
            let first = ceil(low / values.step)
            let count = min(max(floor(high / values.step) - first, 0), 100)
            ticks = (0...Int(count)).map { (first + Double($0)) * values.step }
          } else if values.count > 0, isDate {
            let count = max(values.count - 1, 1)
            ticks = (0...min(count, 100)).map { low + (high - low) * Double($0) / Double(count) }
          } else if values.count > 0 {
            take(.stride(by: _PlottedScale.roundStep(atLeast: (high - low) / Double(values.count))))
          }
        }
        private func name(ofNumber number: Double) -> String? {
          named.first { $0.isInBand && $0.number == number }?.text
        }
        /// The numbers at the steps that an axis asks for, or the first of the dates in each part of the calendar.
        private func names(every values: AxisMarkValues) -> [String]? {
          guard named.allSatisfy({ $0.isInBand }) else { return nil }
          if values.step > 0, !named[0].isDate {
            return named.filter { $0.number.remainder(dividingBy: values.step) == 0 }.map(\\.text)
          }
          guard let component = values.component, named[0].isDate else { return nil }
          var starts: Set<Date> = []
          return named.sorted { $0.number < $1.number }.filter { place in
            let date = Date(timeIntervalSinceReferenceDate: place.number)
            let start = Calendar.current.dateInterval(of: component, for: date)?.start
            return starts.insert(start ?? date).inserted
          }
          .map(\\.text)
        }
        /// The least round step that is not shorter than a length, but for the last digits.
        private static func roundStep(atLeast length: Double) -> Double {
          let power = pow(10, floor(log10(length)))
          return [1, 2, 2.5, 5].map { $0 * power }.first { $0 >= length * 0.999 } ?? 10 * power
        }
        private func dates(every component: Calendar.Component, _ step: Double) -> [Double] {
          let calendar = Calendar.current
          let start = Date(timeIntervalSinceReferenceDate: low)
          var date = calendar.dateInterval(of: component, for: start)?.start ?? start
          var found: [Double] = []
          for _ in 0..<200 where date.timeIntervalSinceReferenceDate <= high {
            if date >= start { found.append(date.timeIntervalSinceReferenceDate) }
            guard let next = calendar.date(byAdding: component, value: max(Int(step), 1), to: date)
            else { break }
            date = next
          }
          return found
        }
        /// The places of the labels.
        var places: [_PlottedPlace] {
          if hasNames {
            guard let shownNames else { return named }
            return shownNames.map { name in
              bands[name].map { named[$0] } ?? _PlottedPlace(PlottableValue(label: "", value: name))
            }
          }
          return ticks.map { tick in
            var place = _PlottedPlace(number: tick)
            place.isDate = isDate
            return place
          }
        }
        func text(of place: _PlottedPlace) -> String {
          place.name
            ?? (isDate ? _PlottedScale.text(ofDate: place.number) : _PlottedScale.text(of: place.number))
        }
        static func text(of number: Double) -> String { number.formatted() }
        static func text(ofDate number: Double) -> String {
          Date(timeIntervalSinceReferenceDate: number)
            .formatted(.dateTime.month(.abbreviated).day())
        }
      }
      """
  )

  /// How lines of charts run from point to point.
  static let chartCurves = Part(
    names: ["InterpolationMethod"],
    source: """
      struct InterpolationMethod: Hashable {
        private let name: String
        static let linear = InterpolationMethod(name: "linear")
        static let monotone = InterpolationMethod(name: "monotone")
        static let catmullRom = InterpolationMethod(name: "catmullRom")
        static let cardinal = InterpolationMethod(name: "cardinal")
        static let stepStart = InterpolationMethod(name: "stepStart")
        static let stepCenter = InterpolationMethod(name: "stepCenter")
        static let stepEnd = InterpolationMethod(name: "stepEnd")
        static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
        static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
        /// Draws on through points, of which the path has reached the first.
        func draw(_ points: [CGPoint], in path: inout Path) {
          guard points.count > 1 else { return }
          let slopes = name == "monotone" ? steadySlopes(points) : []
          for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let middle = (start.x + end.x) / 2
            let third = (end.x - start.x) / 3
            switch name {
            case "stepStart": path.addLine(to: CGPoint(x: start.x, y: end.y))
            case "stepEnd": path.addLine(to: CGPoint(x: end.x, y: start.y))
            case "stepCenter":
              path.addLine(to: CGPoint(x: middle, y: start.y))
              path.addLine(to: CGPoint(x: middle, y: end.y))
            case "monotone":
              path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + third, y: start.y + slopes[index - 1] * third),
                control2: CGPoint(x: end.x - third, y: end.y - slopes[index] * third))
              continue
            case "catmullRom", "cardinal":
              let (before, after) = (points[max(index - 2, 0)], points[min(index + 1, points.count - 1)])
              path.addCurve(
                to: end,
                control1: CGPoint(
                  x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
              continue
            default: break
            }
            path.addLine(to: end)
          }
        }
        /// Slopes at the points with which a curve goes nowhere beyond them, after Fritsch and Carlson.
        private func steadySlopes(_ points: [CGPoint]) -> [CGFloat] {
          let chords = zip(points, points.dropFirst()).map { start, end in
            start.x == end.x ? 0 : (end.y - start.y) / (end.x - start.x)
          }
          return points.indices.map { index in
            guard index > 0, index < chords.count else { return chords[min(index, chords.count - 1)] }
            let (before, after) = (chords[index - 1], chords[index])
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
          }
        }
      }
      """
  )
}
