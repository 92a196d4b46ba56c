import SwiftUI

extension String: @retroactive Identifiable {
  public var id: String { self }
}

extension Int: Identifiable {
  public var id: Int { self }
}

extension Bool: @retroactive Comparable {
  public static func < (left: Bool, right: Bool) -> Bool { !left && right }
}

struct Names: View {
  @State private var chosen: String?
  let names = ["Ada", "Ben"]

  var body: some View {
    List(names) { name in
      Button(name) { chosen = name }
    }
    .sheet(item: $chosen) { Text($0) }
    ForEach([1, 2]) { Text("\($0)") }
    Text("\([true, false].sorted().count)")
  }
}

#Preview {
  Names()
}
