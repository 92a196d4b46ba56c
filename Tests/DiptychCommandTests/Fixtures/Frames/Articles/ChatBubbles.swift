import SwiftUI

enum Sender {
  case me
  case other(name: String)
  var isMe: Bool {
    if case .me = self { return true }
    return false
  }
}

struct Message: Identifiable {
  let id: Int
  let text: String
  let sender: Sender
  let date: Date

  static let samples: [Message] = [
    .init(
      id: 0,
      text: "Did you see the new layout?",
      sender: .other(name: "Dana"),
      date: Date(timeIntervalSince1970: 1_700_000_000)
    ),
    .init(
      id: 1,
      text: "Yes, it mirrors nicely",
      sender: .me,
      date: Date(timeIntervalSince1970: 1_700_000_060)
    ),
    .init(
      id: 2,
      text: "שלום",
      sender: .other(name: "Dana"),
      date: .init(timeIntervalSince1970: 1_700_000_120)
    ),
  ]
}

struct BubbleShape: Shape {
  var isMe: Bool
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMe ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16)
    )
    return Path(path.cgPath)
  }
}

struct MessageBubble: View {
  let message: Message
  @Environment(\.layoutDirection) private var layoutDirection
  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if message.sender.isMe { Spacer(minLength: 60) }
      VStack(alignment: message.sender.isMe ? .trailing : .leading, spacing: 2) {
        if case .other(let name) = message.sender {
          Text(name).font(.caption).foregroundColor(.secondary).accessibilityIdentifier("sender")
        }
        Text(message.text)
          .padding(10)
          .background(message.sender.isMe ? Color.blue : Color(UIColor.secondarySystemBackground))
          .foregroundColor(message.sender.isMe ? .white : .primary)
          .clipShape(BubbleShape(isMe: message.sender.isMe)).accessibilityIdentifier(
            "bubble\(message.id)"
          )
        Text(message.date, format: .dateTime.hour().minute())
          .font(.caption2).accessibilityIdentifier("time\(message.id)")
      }
      if !message.sender.isMe { Spacer(minLength: 60) }
    }
    .accessibilityElement(children: .combine)
  }
}

struct ChatView: View {
  @State private var draft = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach(Message.samples) { MessageBubble(message: $0).id($0.id) }
          }
          .padding()
        }
        .onAppear { proxy.scrollTo(Message.samples.last?.id, anchor: .bottom) }
        .onChange(of: isFocused) { _, focused in
          if focused { withAnimation { proxy.scrollTo(2) } }
        }
      }
      Divider().accessibilityIdentifier("divider")
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .lineLimit(1...4).accessibilityIdentifier("field")
          .focused($isFocused)
          .onSubmit(send)
        Button(action: send) { Image(systemName: "paperplane.fill") }.accessibilityIdentifier(
          "send"
        )
        .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle("Chat")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Info", systemImage: "info.circle") {} }
    }
  }
  private func send() { draft = "" }
}

#Preview { NavigationStack { ChatView() } }
