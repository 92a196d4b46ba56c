protocol Showing { associatedtype Model }
struct UserCell: Showing { typealias Model = Int }
struct MessageCell: Showing { typealias Model = String }
protocol Configuring { static var reuseId: String { get } }
class Configurator<Cell: Showing, Model>: Configuring where Cell.Model == Model {
  static var reuseId: String { String(describing: Cell.self) }
  let item: Model
  required init(item: Model) { self.item = item }
  static func named(_ prefix: String) -> String { "\(prefix) \(Cell.self)" }
}
typealias User = Configurator<UserCell, Int>
typealias Message = Configurator<MessageCell, String>
let items: [Configuring] = [User(item: 1), Message(item: "a")]
for item in items { print(type(of: item).reuseId) }
let user = User(item: 2)
print(type(of: user).named("a"), type(of: user).init(item: 3).item)
print(User.reuseId, Message.named("b"))
