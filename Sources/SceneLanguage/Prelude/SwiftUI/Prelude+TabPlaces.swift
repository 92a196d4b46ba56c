extension Prelude {
  /// Where people may put tabs, which stay where they are in a picture.
  static let tabPlaces = Part(
    names: ["customizationID", "customizationBehavior", "tabPlacement", "defaultVisibility"],
    source: """
      enum TabPlacement { case automatic, pinned, sidebarOnly }
      enum TabCustomizationBehavior { case automatic, reorderable, disabled }
      enum AdaptableTabBarPlacement { case automatic, tabBar, sidebar }
      extension View {
        func customizationID(_ id: String) -> some View { self }
        func customizationBehavior(
          _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
        ) -> some View { self }
        func tabPlacement(_ placement: TabPlacement) -> some View { self }
        func defaultVisibility(
          _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
        ) -> some View { self }
      }
      """
  )

  /// By what lines of a text find their side: for the language of the scene, all alike.
  static let textStrategies = Part(
    names: ["strategy"],
    source: """
      enum TextAlignmentStrategy { case `default`, layoutBased, writingDirectionBased }
      extension Text { typealias AlignmentStrategy = TextAlignmentStrategy }
      extension View {
        func multilineTextAlignment(strategy: TextAlignmentStrategy) -> some View { self }
      }
      """
  )

  /// The button by which people sign in.
  static let signInButtons = Part(
    names: ["SignInWithAppleButton", "signInWithAppleButtonStyle"],
    source: """
      struct ASAuthorization {
        struct Scope: Hashable {
          static let fullName = Scope()
          static let email = Scope()
        }
      }
      class ASAuthorizationAppleIDRequest {
        var requestedScopes: [ASAuthorization.Scope]?
        var nonce: String?
        var state: String?
        init() {}
      }
      struct SignInWithAppleButton: View {
        enum Label { case signIn, `continue`, signUp }
        enum Style { case black, white, whiteOutline }
        private let label: Label
        @Environment(\\._signInStyle) private var style
        init(
          _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
          onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
        ) { self.label = label }
        private var title: String {
          switch label {
          case .signIn: "Sign in with Apple"
          case .continue: "Continue with Apple"
          case .signUp: "Sign up with Apple"
          }
        }
        var body: some View {
          Text(title).font(.body.weight(.medium)).lineLimit(1)
            .foregroundStyle(style == .black ? .white : .black)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(style == .black ? .black : .white, in: RoundedRectangle(cornerRadius: 6))
            .frame(minHeight: 30)
        }
      }
      extension EnvironmentValues {
        @Entry var _signInStyle = SignInWithAppleButton.Style.black
      }
      extension View {
        func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
          environment(\\._signInStyle, style)
        }
      }
      """
  )
}
