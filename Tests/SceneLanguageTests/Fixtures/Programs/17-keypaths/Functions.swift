struct Book { var title: String, pages: Int, tags: [String] }
var books = [Book(title: "B", pages: 10, tags: ["x"]), Book(title: "A", pages: 30, tags: [])]
extension Array { func pluck<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } }; mutating func set<T>(_ path: WritableKeyPath<Element, T>, _ value: T) { for i in indices { self[i][keyPath: path] = value } } }
print(books.pluck(\.title), books.pluck(\.tags.isEmpty), books.map(\.pages).max()!)
books.set(\.pages, 5); print(books.pluck(\.pages))
func sorter<T, V: Comparable>(_ path: KeyPath<T, V>) -> (T, T) -> Bool { { $0[keyPath: path] < $1[keyPath: path] } }
print(books.sorted(by: sorter(\.title)).map(\.title))
