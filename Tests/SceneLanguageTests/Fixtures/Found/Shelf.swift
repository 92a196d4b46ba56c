import SwiftUI

@Observable final class Library { var isOpen = true }
struct Shelf: View {
  @State private var library = Library()
  var body: some View { row(Bindable(library)) }
  private func row(_ library: Bindable<Library>) -> some View {
    Toggle(library.wrappedValue.isOpen ? "Open" : "Shut", isOn: library.isOpen)
  }
}
