extension Prelude {
  /// StoreKit's views, as they are where no store can be reached.
  static let stores = Part(
    names: ["SubscriptionStoreView", "ProductView", "StoreView"],
    source: """
      struct SubscriptionStoreView: View {
        private let marketing: AnyView?
        init(groupID: String) { marketing = nil }
        init(productIDs: [String]) { marketing = nil }
        init<Marketing: View>(
          groupID: String, @ViewBuilder marketingContent: () -> Marketing
        ) { marketing = AnyView(marketingContent()) }
        init<Marketing: View>(
          productIDs: [String], @ViewBuilder marketingContent: () -> Marketing
        ) { marketing = AnyView(marketingContent()) }
        var body: some View {
          VStack(spacing: 16) {
            if let marketing { marketing.frame(maxWidth: .infinity, maxHeight: .infinity) }
            Text("Subscription Unavailable").font(.headline)
            Text("The subscription is unavailable in the current storefront.")
              .font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
          }
          .padding()
        }
      }
      struct ProductView: View {
        private let icon: AnyView?
        init(id: String, prefersPromotionalIcon: Bool = false) { icon = nil }
        init<Icon: View>(
          id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
        ) { self.icon = AnyView(icon()) }
        var body: some View {
          HStack {
            if let icon { icon }
            VStack(alignment: .leading) {
              Text("Product name").font(.headline)
              Text("Description").font(.subheadline).foregroundStyle(.secondary)
            }
            .redacted(reason: .placeholder)
            Spacer()
          }
        }
      }
      struct StoreView: View {
        private let products: AnyView
        init(ids: [String], prefersPromotionalIcon: Bool = false) {
          products = AnyView(ForEach(ids, id: \\.self) { ProductView(id: $0) })
        }
        init<Icon: View>(
          ids: [String], prefersPromotionalIcon: Bool = false,
          @ViewBuilder icon: @escaping (String) -> Icon
        ) {
          products = AnyView(ForEach(ids, id: \\.self) { id in ProductView(id: id) { icon(id) } })
        }
        var body: some View { ScrollView { VStack(spacing: 16) { products }.padding() } }
      }
      struct ProductViewStyleChoice {
        static let automatic = ProductViewStyleChoice()
        static let regular = ProductViewStyleChoice()
        static let compact = ProductViewStyleChoice()
        static let large = ProductViewStyleChoice()
      }
      struct StoreButtonKind {
        static let automatic = StoreButtonKind()
        static let cancellation = StoreButtonKind()
        static let restorePurchases = StoreButtonKind()
        static let redeemCode = StoreButtonKind()
        static let signIn = StoreButtonKind()
        static let policies = StoreButtonKind()
      }
      struct SubscriptionStoreControlStyleChoice {
        static let automatic = SubscriptionStoreControlStyleChoice()
        static let picker = SubscriptionStoreControlStyleChoice()
        static let prominentPicker = SubscriptionStoreControlStyleChoice()
        static let compactPicker = SubscriptionStoreControlStyleChoice()
        static let pagedPicker = SubscriptionStoreControlStyleChoice()
        static let buttons = SubscriptionStoreControlStyleChoice()
      }
      struct SubscriptionStoreButtonLabel {
        static let automatic = SubscriptionStoreButtonLabel()
        static let multiline = SubscriptionStoreButtonLabel()
        static let singleLine = SubscriptionStoreButtonLabel()
        static let displayName = SubscriptionStoreButtonLabel()
        static let action = SubscriptionStoreButtonLabel()
        static let price = SubscriptionStoreButtonLabel()
      }
      enum SubscriptionStorePolicyKind { case termsOfService, privacyPolicy }
      extension View {
        func productViewStyle(_ style: ProductViewStyleChoice) -> some View { self }
        func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
          self
        }
        func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
          self
        }
        func subscriptionStoreControlStyle(
          _ style: SubscriptionStoreControlStyleChoice
        ) -> some View { self }
        func subscriptionStorePickerItemBackground(_ style: any ShapeStyle) -> some View { self }
        func subscriptionStoreControlBackground(_ style: any ShapeStyle) -> some View { self }
        func subscriptionStorePolicyDestination(
          url: URL, for kind: SubscriptionStorePolicyKind
        ) -> some View { self }
        func subscriptionStorePolicyForegroundStyle(_ style: any ShapeStyle) -> some View { self }
        func subscriptionStoreControlIcon<Icon: View>(
          @ViewBuilder icon: (Any, Any) -> Icon
        ) -> some View { self }
      }
      """
  )
}
