// Paths that can only be read take the members that ask for no more.
@dynamicMemberLookup struct Lens<T> {
  var value: T
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
  subscript<U>(dynamicMember path: KeyPath<T, U>) -> Lens<U> { Lens<U>(value: value[keyPath: path]) }
}
struct User { var name = "a"; let id = 7; var loud: String { name.uppercased() } }
var lens = Lens(value: User())
print(lens.loud.value, lens.name, lens.id.value)
lens.name = "b"
print(lens.value.name, lens.loud.value, lens.loud.count.value)
