import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0
  var duration = 1.5
  func body(content: Content) -> some View {
    content
      .modifier(
        AnimatedMask(phase: phase).animation(
          .linear(duration: duration).repeatForever(autoreverses: false)
        )
      )
      .onAppear { phase = 0.8 }
  }
  struct AnimatedMask: AnimatableModifier {
    var phase: CGFloat = 0
    var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }
    func body(content: Content) -> some View {
      content.mask(GradientMask(phase: phase).scaleEffect(3))
    }
  }
  struct GradientMask: View {
    let phase: CGFloat
    let centerColor = Color.black
    let edgeColor = Color.black.opacity(0.3)
    @Environment(\.layoutDirection) private var layoutDirection
    var body: some View {
      let isRightToLeft = layoutDirection == .rightToLeft
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: edgeColor, location: phase),
          .init(color: centerColor, location: phase + 0.1),
          .init(color: edgeColor, location: phase + 0.2),
        ]),
        startPoint: isRightToLeft ? .bottomTrailing : .topLeading,
        endPoint: isRightToLeft ? .topLeading : .bottomTrailing
      )
    }
  }
}
extension View {
  @ViewBuilder func skeleton(if isLoading: Bool) -> some View {
    if isLoading {
      redacted(reason: .placeholder).modifier(Shimmer()).allowsHitTesting(false)
    } else {
      self
    }
  }
}
enum LoadState<Value> {
  case idle, loading
  case loaded(Value)
  case failed(any Error)
  var value: Value? {
    guard case .loaded(let v) = self else { return nil }
    return v
  }
  var isLoading: Bool { if case .loading = self { true } else { false } }
}
struct Article: Codable, Identifiable, Equatable {
  var id: Int
  var title: String
  var summary: String
  static let placeholder = Article(
    id: 0,
    title: "A title of an article",
    summary: String(repeating: "words ", count: 12)
  )
}
@MainActor final class ArticleViewModel: ObservableObject {
  @Published private(set) var state: LoadState<[Article]> = .loading
  func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
      state = .loaded(try JSONDecoder().decode([Article].self, from: data))
    } catch { state = .failed(error) }
  }
}
struct ArticleRow: View {
  let article: Article
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: 56, height: 56)
        .accessibilityIdentifier("image")
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title).font(.headline).accessibilityIdentifier("title")
        Text(article.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
          .accessibilityIdentifier("summary")
      }
    }
  }
}
struct ArticleList: View {
  @StateObject private var viewModel = ArticleViewModel()
  var body: some View {
    List {
      switch viewModel.state {
      case .idle, .loading:
        ForEach(0..<3) { _ in ArticleRow(article: .placeholder) }.skeleton(
          if: viewModel.state.isLoading
        )
      case .loaded(let articles): ForEach(articles, content: ArticleRow.init)
      case .failed(let error):
        ContentUnavailableView(
          "Failed",
          systemImage: "wifi.slash",
          description: Text(error.localizedDescription)
        )
      }
    }
    .listStyle(.plain)
    .refreshable { await viewModel.load() }
  }
}
#Preview { ArticleList() }
