import StoreKit
import SwiftUI

struct Shop: View {
  @State private var products: [Product] = []
  @State private var owned: Set<Product.ID> = []

  var body: some View {
    List(products) { product in
      HStack {
        VStack(alignment: .leading) {
          Text(product.displayName)
          Text(product.description).font(.caption)
        }
        Spacer()
        Button(product.displayPrice) { Task { try? await buy(product) } }
          .disabled(owned.contains(product.id))
      }
    }
    .overlay { if products.isEmpty { ProgressView() } }
    .task { products = (try? await Product.products(for: ["a", "b"])) ?? [] }
    .task {
      for await update in StoreKit.Transaction.updates {
        if case .verified(let transaction) = update { owned.insert(transaction.productID) }
      }
    }
  }

  private func buy(_ product: Product) async throws {
    if case .success(.verified(let transaction)) = try await product.purchase() {
      await transaction.finish()
    }
  }
}

#Preview { Shop() }
