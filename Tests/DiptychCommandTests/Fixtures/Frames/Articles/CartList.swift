import SwiftUI

protocol ProductService: Sendable { func products() async throws -> [Product] }
struct Product: Identifiable, Hashable, Decodable, Sendable {
  let id: Int
  let name: String
  let price: Double
  var tags: Set<String> = []
  enum CodingKeys: String, CodingKey { case id, name, price }
}
struct MockService: ProductService { func products() async throws -> [Product] { Product.samples } }
extension Product {
  static let samples = [
    Product(id: 1, name: "Falafel", price: 4.5, tags: ["vegan"]),
    Product(id: 2, name: "Shakshuka", price: 8.25), Product(id: 3, name: "Lemonade", price: 2),
  ]
}
@Observable @MainActor final class CartStore {
  private(set) var quantities: [Product.ID: Int] = [1: 2, 3: 1]
  @ObservationIgnored private let service: any ProductService
  var products: [Product] = Product.samples
  init(service: any ProductService = MockService()) { self.service = service }
  var total: Double {
    quantities.reduce(into: 0) { sum, entry in
      sum += Double(entry.value) * (products.first { $0.id == entry.key }?.price ?? 0)
    }
  }
  subscript(product: Product) -> Int {
    get { quantities[product.id, default: 0] }
    set { quantities[product.id] = max(0, newValue) }
  }
  func load() async { products = (try? await service.products()) ?? [] }
}
struct CartRow: View {
  let product: Product
  @Bindable var store: CartStore
  var body: some View {
    LabeledContent {
      Stepper(value: $store[product], in: 0...9) { Text("\(store[product])").monospacedDigit() }
        .fixedSize().accessibilityIdentifier("stepper\(product.id)")
    } label: {
      VStack(alignment: .leading) {
        Text(product.name).accessibilityIdentifier("name\(product.id)")
        Text(product.price, format: .currency(code: "EUR")).font(.caption).foregroundStyle(
          .secondary
        )
        if !product.tags.isEmpty {
          Text(product.tags.sorted().formatted(.list(type: .and))).font(.caption2)
        }
      }
    }
  }
}
struct CartView: View {
  @Environment(CartStore.self) private var store
  @State private var search = ""
  @State private var path = NavigationPath()
  private var results: [Product] {
    search.isEmpty
      ? store.products : store.products.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }
  var body: some View {
    NavigationStack(path: $path) {
      List(results) { product in
        CartRow(product: product, store: store)
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button("Delete", systemImage: "trash", role: .destructive) { store[product] = 0 }
          }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Text("Total").accessibilityIdentifier("total")
          Spacer()
          Text(store.total.formatted(.currency(code: "EUR"))).bold()
        }.padding().accessibilityIdentifier("sum").background(.bar)
      }
      .searchable(text: $search, prompt: "Search dishes")
      .navigationTitle("Cart").navigationDestination(for: Product.self) { Text($0.name) }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Button("Name") {}
            Button("Price") {}
          }
          EditButton()
        }
      }
      .task { await store.load() }
    }
  }
}
#Preview { CartView().environment(CartStore()) }
