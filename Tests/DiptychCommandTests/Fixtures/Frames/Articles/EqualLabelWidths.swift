import SwiftUI

struct MaxWidthPreferenceKey: PreferenceKey {
  static let defaultValue: CGFloat = .zero
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct MaxWidthModifier: ViewModifier {
  @Binding var width: CGFloat?
  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: MaxWidthPreferenceKey.self, value: proxy.size.width)
        }
      )
      .frame(width: width, alignment: .leading)
      .onPreferenceChange(MaxWidthPreferenceKey.self) { value in
        width = value
      }
  }
}

extension View {
  func equalWidth(_ width: Binding<CGFloat?>) -> some View {
    modifier(MaxWidthModifier(width: width))
  }
}

struct FormRow<Content: View>: View {
  let title: LocalizedStringKey
  @Binding var labelWidth: CGFloat?
  @ViewBuilder var content: Content
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
        .fontWeight(.medium)
        .equalWidth($labelWidth).accessibilityIdentifier("label")
      content
    }
  }
}

struct ContentView: View {
  @State private var labelWidth: CGFloat?
  @State private var name = "Noa"
  @State private var mail = ""
  var body: some View {
    VStack(spacing: 10) {
      FormRow(title: "Name", labelWidth: $labelWidth) {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityIdentifier(
          "name"
        )
      }
      FormRow(title: "E-mail address", labelWidth: $labelWidth) {
        TextField("you@example.com", text: $mail)
          .textFieldStyle(.roundedBorder)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never).accessibilityIdentifier("mail")
          .autocorrectionDisabled()
      }
    }
    .padding()
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Equal widths")
  }
}
