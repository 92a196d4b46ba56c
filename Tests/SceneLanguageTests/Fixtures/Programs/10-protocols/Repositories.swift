// Protocols with associated types, type erasure, primary associated types
protocol Repository<Entity>: AnyObject { associatedtype Entity: Identifiable; func all() -> [Entity]; func save(_ e: Entity) throws; subscript(id: Entity.ID) -> Entity? { get } }
extension Repository { var count: Int { all().count }
  func save(contentsOf list: some Sequence<Entity>) { for e in list { try? save(e) } } }
extension Repository where Entity: Comparable { func sorted() -> [Entity] { all().sorted() } }
struct User: Identifiable, Comparable { let id: String; var age: Int; static func < (a: User, b: User) -> Bool { a.age < b.age } }
enum RepoError<ID: Hashable>: Error { case duplicate(ID) }
final class Memory<E: Identifiable>: Repository { private var store: [E.ID: E] = [:]; private var order: [E.ID] = []
  func all() -> [E] { order.compactMap { store[$0] } }
  func save(_ e: E) throws { guard store.updateValue(e, forKey: e.id) == nil else { throw RepoError.duplicate(e.id) }; order.append(e.id) }
  subscript(id: E.ID) -> E? { store[id] } }
struct AnyRepo<E: Identifiable> { private let _all: () -> [E]; private let _get: (E.ID) -> E?
  init<R: Repository>(_ r: R) where R.Entity == E { _all = r.all; _get = { r[$0] } }
  var all: [E] { _all() }; func callAsFunction(_ id: E.ID) -> E? { _get(id) } }
let repo = Memory<User>()
repo.save(contentsOf: [User(id: "a", age: 30), User(id: "b", age: 20)])
do { try repo.save(User(id: "a", age: 1)) } catch let RepoError<String>.duplicate(id) { print("dup", id) } catch { print("?", error) }
print(repo.count, repo.sorted().map(\.id), repo["b"]?.age ?? 0)
let erased = AnyRepo(repo); print(erased.all.count, erased("a")?.age ?? -1)
let anyRepo: any Repository<User> = repo
print(anyRepo.count, anyRepo.all().map { $0.age })
func oldest(in r: some Repository<User>) -> User? { r.sorted().last }
print(oldest(in: repo)!.id)
func describeIt<R: Repository>(_ r: R) -> String where R.Entity.ID == String { r.all().map(\.id).joined(separator: "+") }
print(describeIt(repo), type(of: repo))
