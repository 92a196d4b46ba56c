import SwiftUI

struct Initials: View {
  let name: String

  private var initials: String {
    let formatter = PersonNameComponentsFormatter()
    guard let components = formatter.personNameComponents(from: name) else { return "?" }
    formatter.style = .abbreviated
    return formatter.string(from: components)
  }

  private var short: String {
    let components = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    return PersonNameComponentsFormatter.localizedString(from: components, style: .default)
  }

  var body: some View {
    VStack {
      Text(initials).padding().background(Circle().fill(.quaternary))
      Text(short)
    }
  }
}

#Preview { Initials(name: "Grace Hopper") }
