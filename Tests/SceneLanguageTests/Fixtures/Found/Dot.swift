import SwiftUI

enum Kind { case food, fun; var color: Color { [.food: .orange, .fun: .purple][self]! } }
struct Dot: View { var color: Color; var body: some View { Circle().fill(color) } }
let dots: [Dot] = [.red, Kind.fun.color].compactMap { .init(color: $0) }
let others: [Dot] = [.red, .blue].compactMap { .init(color: $0) }
#Preview { ForEach(dots.indices, id: \.self) { dots[$0] } }
