import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published private(set) var count = 0
  private var kept = Set<AnyCancellable>()
  var isOn = true
  init() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .filter { [unowned self] _ in isOn }
      .scan(0) { count, _ in count + 1 }
      .sink { [weak self] count in
        guard let self = self else { return }
        self.count = count
      }
      .store(in: &kept)
  }
}
struct Counted: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @StateObject private var model = Model()
  @FocusState private var isFocused
  var body: some View {
    TextField("\(model.count)", text: .constant("")).focused($isFocused)
      .onAppear { isFocused = true }
      .onReceive(timer) { _ in print("tick") }
      .onDisappear { timer.upstream.connect().cancel() }
  }
}
#Preview { Counted() }
