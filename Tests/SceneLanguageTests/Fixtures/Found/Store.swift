import StoreKit
import UIKit

@MainActor
final class Store: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchased: Set<String> = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task.detached { [weak self] in
      for await result in Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        await transaction.finish()
        await self?.refresh()
      }
    }
  }

  deinit { updates?.cancel() }

  func load() async {
    do {
      products = try await Product.products(for: ["coins", "pro"]).sorted { $0.price < $1.price }
    } catch {
      print(error.localizedDescription)
    }
  }

  func buy(_ product: Product) async throws -> Bool {
    switch try await product.purchase() {
    case .success(let result):
      let transaction = try verified(result)
      purchased.insert(transaction.productID)
      await transaction.finish()
      return true
    case .userCancelled, .pending: return false
    @unknown default: return false
    }
  }

  func refresh() async {
    for await result in Transaction.currentEntitlements {
      if let transaction = try? verified(result), transaction.revocationDate == nil {
        purchased.insert(transaction.productID)
      }
    }
    try? await AppStore.sync()
  }

  private func verified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error): throw error
    case .verified(let value): return value
    }
  }
}

#Preview {
  let label = UILabel()
  label.text = "\(Store().products.count)"
  return label
}
