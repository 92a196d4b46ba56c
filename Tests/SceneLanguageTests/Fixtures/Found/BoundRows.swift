import SwiftUI

struct Mail: Identifiable {
  let id = UUID()
  var subject = ""
  var isRead = false
}
struct BoundRows: View {
  @State private var mails = [Mail(), Mail(isRead: true)]
  private var unread: [Binding<Mail>] { $mails.filter { !$0.wrappedValue.isRead } }
  var body: some View {
    List {
      ForEach(unread) { $mail in row($mail) }
    }
  }
  private func row(_ mail: Binding<Mail>) -> some View {
    TextField("Subject", text: mail.subject)
      .swipeActions { Button("Delete") { mails.removeAll { $0.id == mail.id } } }
  }
}
#Preview { BoundRows() }
