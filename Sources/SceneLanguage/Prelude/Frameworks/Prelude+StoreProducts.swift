extension Prelude {
  /// What a store sells, of which a picture finds nothing.
  static let storeProducts = Part(
    names: ["Product", "VerificationResult", "AppStore", "_StoreTransaction"],
    where: { $0.contains("StoreKit") },
    source: """
      enum VerificationResult<SignedType> {
        enum VerificationError: Error {
          case invalidSignature, invalidCertificateChain, invalidEncoding, missingRequiredProperties
          case revokedCertificate, invalidDeviceVerification
        }
        case unverified(SignedType, VerificationError)
        case verified(SignedType)
        var payloadValue: SignedType {
          get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
          }
        }
        var unsafePayloadValue: SignedType {
          switch self {
          case .verified(let value), .unverified(let value, _): value
          }
        }
      }
      struct Product: Identifiable, Hashable {
        enum PurchaseResult {
          case success(VerificationResult<_StoreTransaction>), userCancelled, pending
        }
        enum PurchaseError: Error {
          case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        }
        struct PurchaseOption: Hashable {
          static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
          static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        }
        struct ProductType: Hashable {
          let rawValue: String
          static let consumable = ProductType(rawValue: "Consumable")
          static let nonConsumable = ProductType(rawValue: "Non-Consumable")
          static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
          static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        }
        struct SubscriptionPeriod: Hashable {
          enum Unit { case day, week, month, year }
          let unit: Unit
          let value: Int
        }
        struct SubscriptionOffer: Hashable {
          enum PaymentMode { case freeTrial, payAsYouGo, payUpFront }
          let paymentMode: PaymentMode
          let period: SubscriptionPeriod
          let periodCount: Int
          let displayPrice: String
          let price: Decimal
        }
        struct SubscriptionInfo: Hashable {
          enum RenewalState { case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked }
          let subscriptionGroupID: String
          let subscriptionPeriod: SubscriptionPeriod
          let introductoryOffer: SubscriptionOffer?
        }
        let id: String
        let type: ProductType
        let displayName: String
        let description: String
        let price: Decimal
        let displayPrice: String
        let isFamilyShareable: Bool
        let subscription: SubscriptionInfo?
        static func products<Identifiers: Collection>(
          for identifiers: Identifiers
        ) async throws -> [Product] where Identifiers.Element == String { [] }
        func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
          .userCancelled
        }
        var latestTransaction: VerificationResult<_StoreTransaction>? { get async { nil } }
        var currentEntitlement: VerificationResult<_StoreTransaction>? { get async { nil } }
      }
      struct _StoreTransaction: Identifiable, Hashable {
        let id: UInt64
        let productID: String
        let productType: Product.ProductType
        let purchaseDate: Date
        let expirationDate: Date?
        let revocationDate: Date?
        let isUpgraded: Bool
        func finish() async {}
        static var updates: AsyncStream<VerificationResult<_StoreTransaction>> { none }
        static var all: AsyncStream<VerificationResult<_StoreTransaction>> { none }
        static var currentEntitlements: AsyncStream<VerificationResult<_StoreTransaction>> { none }
        static func latest(
          for productID: String
        ) async -> VerificationResult<_StoreTransaction>? { nil }
        static func currentEntitlement(
          for productID: String
        ) async -> VerificationResult<_StoreTransaction>? { nil }
        private static var none: AsyncStream<VerificationResult<_StoreTransaction>> {
          AsyncStream { $0.finish() }
        }
      }
      enum AppStore {
        static func sync() async throws {}
        static var canMakePayments: Bool { true }
        static func requestReview(in scene: UIWindowScene) {}
      }
      """
  )

  /// What asks for ratings, which a picture never does.
  static let storeReviews = Part(
    names: ["SKStoreReviewController"],
    where: { $0.contains("StoreKit") },
    source: """
      class SKStoreReviewController: NSObject {
        static func requestReview() {}
        static func requestReview(in windowScene: UIWindowScene) {}
      }
      """
  )

  /// What a scene that does not show views of SwiftUI calls a transaction.
  static let storeTransactions = Part(
    names: ["Transaction"],
    where: { $0.contains("StoreKit") && !$0.contains("SwiftUI") },
    source: "typealias Transaction = _StoreTransaction"
  )

  /// The module, as scenes that show views of SwiftUI call it to tell its transactions from theirs.
  static let storeModule = Part(
    names: ["StoreKit"],
    where: { $0.contains("Transaction") && $0.contains("SwiftUI") },
    source: "enum StoreKit { typealias Transaction = _StoreTransaction }"
  )
}
