import SwiftUI

/// A form whose labels end and whose fields begin on one common line.
extension HorizontalAlignment {
  private enum FieldStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.leading]
    }
  }

  static let fieldStart = HorizontalAlignment(FieldStart.self)
}

struct Field: View {
  let label: String
  let value: String

  var body: some View {
    HStack(spacing: 8) {
      Text(label)
        .foregroundStyle(.secondary)
      Text(value)
        .alignmentGuide(.fieldStart) { $0[.leading] }
    }
  }
}

struct AddressForm: View {
  var body: some View {
    VStack(alignment: .fieldStart, spacing: 0) {
      Field(label: "Name", value: "Ada Lovelace")
      Field(label: "Street", value: "12 St James's Square")
      Field(label: "Town", value: "London")
    }
    .padding(16)
    .border(.secondary)
  }
}

#Preview("Guides") {
  AddressForm()
}
