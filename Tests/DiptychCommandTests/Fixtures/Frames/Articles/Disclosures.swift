import SwiftUI

struct Question: Identifiable {
  let id = UUID()
  let q, a: String
}
struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary).accessibility(
            label: Text(configuration.isOn ? "Checked" : "Unchecked")
          ).imageScale(.large)
      }
    }.buttonStyle(.plain)
  }
}
struct BoxDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: "chevron.forward").rotationEffect(
            .degrees(configuration.isExpanded ? 90 : 0)
          )
        }
      }
      if configuration.isExpanded { configuration.content.padding(.leading) }
    }.padding(8).border(.secondary)
  }
}
struct FAQ: View {
  let questions = [
    Question(q: "What is it?", a: "A previewer."), Question(q: "Where?", a: "In the terminal."),
  ]
  @State private var expanded: Set<UUID> = []
  @State private var done = [true, false]
  @State private var isExpanded = true
  var body: some View {
    VStack(spacing: 12) {
      ForEach(questions) { item in
        DisclosureGroup(
          isExpanded: Binding(
            get: { expanded.contains(item.id) },
            set: { if $0 { expanded.insert(item.id) } else { expanded.remove(item.id) } }
          )
        ) {
          Text(item.a).accessibilityIdentifier("answer")
        } label: {
          Text(item.q).bold()
        }.accessibilityIdentifier("question")
      }
      DisclosureGroup("Styled", isExpanded: $isExpanded) {
        Text("Inside the box").accessibilityIdentifier("inside")
      }.disclosureGroupStyle(BoxDisclosure())
      ForEach(done.indices, id: \.self) { i in
        Toggle("Step \(i + 1)", isOn: $done[i]).toggleStyle(CheckToggleStyle())
          .accessibilityIdentifier("step\(i)")
      }
      ForEach($done, id: \.self) { $d in
        Toggle("x", isOn: $d).labelsHidden().accessibilityIdentifier("switch")
      }
    }.padding().onAppear { expanded.insert(questions[0].id) }
  }
}
#Preview { FAQ() }
