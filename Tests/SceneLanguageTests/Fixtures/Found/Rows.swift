import SwiftUI

struct Rows<Data: RandomAccessCollection, Row: View, ID: Hashable>: View {
  @Binding var selection: Data.Element
  let id: KeyPath<Data.Element, ID>
  let row: (Data.Element) -> Row
  var data: Data
  init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Data.Element>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    _selection = selection
    self.data = data
    self.row = row
    self.id = id
  }
  var body: some View { ForEach(data, id: id) { row($0) } }
}
extension Rows {
  init(
    _ data: Data,
    selection: Binding<Data.Element>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where ID == Data.Element {
    self.init(data, id: \.self, selection: selection, row: row)
  }
}
#Preview { Rows(["a", "b"].indices, selection: .constant(0)) { Text("\($0)") } }
