import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Objects and stored values` {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 30
    var isOn = true
  }

  private final class Missing {}

  private struct Owner: View {
    @StateObject private var model = Model()
    @AppStorage("height") private var height: CGFloat = 20
    @SceneStorage("note") private var note: String?
    @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 4

    var body: some View {
      VStack(spacing: gap) {
        Reader()
        Observer(model: model)
        if note == nil { Color.red.frame(width: 10, height: height) }
      }
      .environmentObject(model)
      .environment(model)
      .accessibilityIdentifier("owner")
    }
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model
    @Environment(Model.self) private var same
    @Environment(Missing.self) private var missing: Missing?

    var body: some View {
      if model === same && missing == nil {
        Color.red.frame(width: model.width, height: 10)
      }
    }
  }

  private struct Observer: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("", isOn: $model.isOn).labelsHidden() }
  }

  @Test func `views read the objects that views around set`() {
    let layout = ViewLayout(200, 200) { Owner() }
    // The reader is 10 high, the switch 31, the box 20, with gaps of 4.
    #expect(layout.frame("owner")?.suffix(2) == [51, 69])
  }

  @Test func `a binding to an object's property writes through`() {
    let model = Model()
    let bindings = ObservedObject(wrappedValue: model).projectedValue
    bindings.width.wrappedValue = 50
    Bindable(model).isOn.wrappedValue = false
    #expect(model.width == 50)
    #expect(model.isOn == false)
  }

  @Test func `a state object is made once`() {
    var count = 0
    func make() -> Model {
      count += 1
      return Model()
    }
    let state = StateObject(wrappedValue: make())
    #expect(count == 0)
    #expect(state.wrappedValue === state.wrappedValue)
    #expect(count == 1)
  }
}
