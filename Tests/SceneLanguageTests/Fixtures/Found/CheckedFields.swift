import SwiftUI

/// Forms check what is typed by conditions that are written as text.
struct CheckedFields: View {
  @State private var mail = "ann.b@example.org"
  @State private var code = "12"

  private func isValid(_ text: String, _ pattern: String) -> Bool {
    NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
  }

  var body: some View {
    let isMail = isValid(mail, "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    let isCode = isValid(code, "^[0-9]{4}$")
    let isSpam = NSPredicate(format: "SELF CONTAINS[cd] %@", "CAFE").evaluate(with: "un café")
    let isOrg = NSPredicate(format: "SELF ENDSWITH '.org'").evaluate(with: mail)
    Form {
      TextField("Mail", text: $mail).foregroundStyle(isMail ? .primary : Color.red)
      TextField("Code", text: $code).foregroundStyle(isCode ? .primary : Color.red)
    }
    .onAppear {
      precondition(isMail && !isCode && isSpam && isOrg)
      precondition(!isValid("mail: " + mail, "[a-z.]+@[a-z.]+"))
    }
  }
}
#Preview { CheckedFields() }
