extension Prelude {
  /// Pickers of dates, which look as those of SwiftUI.
  static let datePickers = Part(
    names: ["UIDatePicker"],
    source: """
      enum UIDatePickerStyle: Int { case automatic, wheels, compact, inline }
      class UIDatePicker: UIControl {
        enum Mode: Int { case time, date, dateAndTime, countDownTimer, yearAndMonth }
        var datePickerMode = Mode.dateAndTime
        var preferredDatePickerStyle = UIDatePickerStyle.automatic
        var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
        var date = Date()
        var minimumDate: Date?
        var maximumDate: Date?
        var minuteInterval = 1
        var countDownDuration: TimeInterval = 0
        var roundsToMinuteInterval = true
        var locale: Locale?
        var calendar: Calendar! = Calendar.current
        var timeZone: TimeZone?
        func setDate(_ date: Date, animated: Bool) { self.date = date }
        private var picture: UIView?
        /// What the picture is of: it is made anew only where that has changed.
        private var drawnState = ""
        override func layoutSubviews() {
          super.layoutSubviews()
          let state = "\\(bounds.size) \\(date) \\(datePickerMode) \\(preferredDatePickerStyle)"
          if state == drawnState { return }
          drawnState = state
          picture?.removeFromSuperview()
          let shown = UIHostingController(rootView: _DatePickerPicture(picker: self)).view!
          shown.frame = bounds
          shown.backgroundColor = .clear
          addSubview(shown)
          picture = shown
        }
        override var intrinsicContentSize: CGSize {
          switch preferredDatePickerStyle {
          case .wheels: CGSize(width: 320, height: 216)
          case .inline: CGSize(width: 320, height: 330)
          default:
            switch datePickerMode {
            case .time: CGSize(width: 80, height: 34)
            case .date: CGSize(width: 120, height: 34)
            default: CGSize(width: 200, height: 34)
            }
          }
        }
      }
      struct _DatePickerPicture: View {
        let picker: UIDatePicker
        var body: some View {
          let parts: DatePickerComponents = switch picker.datePickerMode {
          case .time, .countDownTimer: .hourAndMinute
          case .date, .yearAndMonth: .date
          case .dateAndTime: [.date, .hourAndMinute]
          }
          let plain = DatePicker("", selection: .constant(picker.date), displayedComponents: parts)
            .labelsHidden()
          switch picker.preferredDatePickerStyle {
          case .wheels: plain.datePickerStyle(.wheel)
          case .inline: plain.datePickerStyle(.graphical)
          default: plain.datePickerStyle(.compact)
          }
        }
      }
      """
  )

  /// Wheels of options, which look as those of SwiftUI.
  static let pickerViews = Part(
    names: ["UIPickerView", "UIPickerViewDataSource", "UIPickerViewDelegate"],
    source: """
      protocol UIPickerViewDataSource: AnyObject {
        func numberOfComponents(in pickerView: UIPickerView) -> Int
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
      }
      protocol UIPickerViewDelegate: AnyObject {
        func pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String?
        func pickerView(
          _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString?
        func pickerView(
          _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
          reusing view: UIView?
        ) -> UIView
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      }
      extension UIPickerViewDelegate {
        func pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { nil }
        func pickerView(
          _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? { nil }
        func pickerView(
          _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
          reusing view: UIView?
        ) -> UIView { UIView() }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
          32
        }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
      }
      class UIPickerView: UIView {
        weak var dataSource: UIPickerViewDataSource?
        weak var delegate: UIPickerViewDelegate?
        var showsSelectionIndicator = true
        private var chosen: [Int: Int] = [:]
        private var reloadCount = 0
        private var picture: UIView?
        /// What the picture is of: it is made anew only where that has changed.
        private var drawnState = ""
        override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
        var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
        func numberOfRows(inComponent component: Int) -> Int {
          dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        }
        func reloadAllComponents() {
          reloadCount += 1
          setNeedsLayout()
        }
        func reloadComponent(_ component: Int) { reloadAllComponents() }
        func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
          chosen[component] = row
        }
        func selectedRow(inComponent component: Int) -> Int {
          chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
        }
        fileprivate func title(_ row: Int, _ component: Int) -> String {
          if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
            return title
          }
          if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title.string
          }
          let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
          return (view as? UILabel)?.text ?? ""
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          let state = "\\(bounds.size) \\(chosen) \\(reloadCount)"
          if state == drawnState { return }
          drawnState = state
          picture?.removeFromSuperview()
          let shown = UIHostingController(rootView: _PickerPicture(picker: self)).view!
          shown.frame = bounds
          shown.backgroundColor = .clear
          addSubview(shown)
          picture = shown
        }
      }
      struct _PickerPicture: View {
        let picker: UIPickerView
        var body: some View {
          HStack(spacing: 0) {
            ForEach(0..<min(picker.numberOfComponents, 20), id: \\.self) { component in
              let chosen = picker.selectedRow(inComponent: component)
              Picker("", selection: .constant(chosen)) {
                ForEach(near(chosen, in: component), id: \\.self) { row in
                  Text(picker.title(row, component)).tag(row)
                }
              }
              .pickerStyle(.wheel).labelsHidden()
            }
          }
        }
        /// The rows that a wheel shows, as no others are asked for.
        private func near(_ row: Int, in component: Int) -> [Int] {
          let count = picker.numberOfRows(inComponent: component)
          guard count > 0 else { return [] }
          return Array(max(row - 3, 0)...min(max(row, 0) + 3, count - 1))
        }
      }
      """
  )
}
