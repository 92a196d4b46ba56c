/// A date and a time in fields, as a picker shows what it is set to.
struct DateFields: ComposedView {
  let date: Date
  let components: DatePickerComponents

  var body: some View {
    HStack {
      if components.contains(.date) {
        DateField(date: date, format: Date.FormatStyle(date: .abbreviated))
      }
      if components.contains(.hourAndMinute) {
        DateField(date: date, format: Date.FormatStyle(date: .omitted, time: .shortened))
      }
    }
  }
}

/// A part of a date in a field, in the language around it.
struct DateField: ComposedView {
  let date: Date
  let format: Date.FormatStyle

  var body: some View {
    Text(date, format: format)
      .padding(.horizontal, ControlMetrics.buttonInsets(.regular).leading)
      .frame(height: ControlMetrics.roundedTextFieldHeight)
      .background(ControlPaint.box, in: RoundedRectangle(cornerRadius: ControlMetrics.boxRadius))
  }
}
