import SwiftUI

protocol Card { associatedtype Body: View; @ViewBuilder var content: Body { get } }
struct Weather: Card { var content: some View { Text("21°") } }
struct Framed<C: Card>: View {
  let card: C
  var body: some View { card.content.padding(.top, 4) }
}
#Preview { Framed(card: Weather()) }
