import SwiftUI

struct Stars: View { @Binding var rating: Int; var body: some View { Text("\(rating)") } }
#Preview {
  @Previewable @State var rating = 3
  Stars(rating: $rating)
}
