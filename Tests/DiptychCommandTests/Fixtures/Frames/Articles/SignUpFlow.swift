import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
  @Published var name = "noa"
  @Published var password = "longer than eight"
  @Published private(set) var isValid = false
  @Published private(set) var hint = ""
  private var kept: Set<AnyCancellable> = []

  init() {
    let isNameFine = $name.map { $0.count >= 3 }.removeDuplicates()
    let isPasswordFine = $password.map { $0.count >= 8 }
    isNameFine
      .combineLatest(isPasswordFine)
      .map { $0 && $1 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &kept)
    $password
      .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.hint = $0.isEmpty ? "Empty" : "Strong" }
      .store(in: &kept)
  }
}

struct SignUpFlow: View {
  @StateObject private var model = SignUpModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $model.name).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("name")
      SecureField("Password", text: $model.password).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("password")
      if !model.hint.isEmpty {
        Text(model.hint).accessibilityIdentifier("hint")
      }
      HStack {
        Image(systemName: model.isValid ? "checkmark.circle.fill" : "xmark.circle")
          .accessibilityIdentifier(model.isValid ? "valid" : "invalid")
        Spacer()
        Button("Create account") {}.disabled(!model.isValid).accessibilityIdentifier("create")
      }
    }
    .padding()
  }
}

#Preview { SignUpFlow() }
