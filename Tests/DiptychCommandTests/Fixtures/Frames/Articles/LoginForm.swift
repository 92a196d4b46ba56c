import Combine
import SwiftUI

final class LoginViewModel: ObservableObject {
  enum Field: Hashable { case email, password }
  enum LoginError: LocalizedError, Equatable {
    case invalidEmail
    case tooShort(minimum: Int)
    var errorDescription: String? {
      switch self {
      case .invalidEmail: return NSLocalizedString("The e-mail address is not valid.", comment: "")
      case .tooShort(let minimum): return String(format: "At least %d characters.", minimum)
      }
    }
  }
  @Published var email = "me@"
  @Published var password = "secret"
  @Published var isSecure = true
  @Published var error: LoginError? = .tooShort(minimum: 8)
  private var cancellables = Set<AnyCancellable>()
  var isValid: Bool { email.contains("@") && password.count >= 8 }
  init() {
    $email
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map {
        $0.contains("@") ? nil : LoginError.invalidEmail
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.error = $0 }
      .store(in: &cancellables)
  }
}
struct FilledButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding()
      .background(isEnabled ? Color.accentColor : .gray.opacity(0.4))
      .foregroundStyle(.white)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}
struct LoginView: View {
  @StateObject var model = LoginViewModel()
  @FocusState private var field: LoginViewModel.Field?
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").font(.system(size: 48)).symbolRenderingMode(.hierarchical)
        .accessibilityIdentifier("icon")
      Text("Welcome back").font(.title.bold()).accessibilityIdentifier("title")
      TextField("E-mail", text: $model.email)
        .textContentType(.username).accessibilityIdentifier("email").focused($field, equals: .email)
        .submitLabel(.next)
        .padding(12).overlay(
          RoundedRectangle(cornerRadius: 8).strokeBorder(field == .email ? .blue : .gray)
        )
      HStack {
        Group {
          if model.isSecure {
            SecureField("Password", text: $model.password)
          } else {
            TextField("Password", text: $model.password)
          }
        }
        .focused($field, equals: .password)
        Button {
          model.isSecure.toggle()
        } label: {
          Image(systemName: model.isSecure ? "eye.slash" : "eye")
        }.accessibilityIdentifier("eye")
      }
      .padding(12).overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.gray))
      if let error = model.error {
        Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
          .accessibilityIdentifier("error").font(.footnote).foregroundStyle(.red)
          .frame(maxWidth: .infinity, alignment: .leading).transition(
            .move(edge: .top).combined(with: .opacity)
          )
      }
      Button("Log in") { field = nil }.buttonStyle(FilledButton()).accessibilityIdentifier("login")
        .disabled(!model.isValid)
      HStack(spacing: 4) {
        Text("No account?")
        Button("Sign up") {}.accessibilityIdentifier("signup")
      }.font(.footnote)
    }
    .padding(24)
    .onSubmit {
      switch field {
      case .email: field = .password
      default: field = nil
      }
    }
    .defaultFocus($field, .email)
  }
}
#Preview { LoginView() }
