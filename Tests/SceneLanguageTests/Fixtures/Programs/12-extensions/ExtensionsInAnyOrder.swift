// Extensions name what other extensions declare, in whatever order they stand.

extension Menu.Course.Size {
  var letters: Int { rawValue.count }
}

extension Array where Element == Menu.Course {
  var names: String { map(\.name).joined(separator: ", ") }
}

extension Set<Menu.Tag> {
  func has(_ tag: Menu.Tag) -> Bool { contains(tag) }
}

extension Menu.Tag: Menu.Titled {
  var title: String { "tag \(rawValue)" }
}

extension Int: Menu.Titled {
  var title: String { "number \(self)" }
}

extension Menu.Course {
  enum Size: String {
    case small, large
  }
}

extension Menu {
  struct Course {
    var name: String
    var size = Size.small
    var tags: Set<Tag> = []
  }

  enum Tag: String {
    case vegan, quick
  }

  typealias Titled = TitledThing
}

protocol TitledThing {
  var title: String { get }
}

struct Menu {
  var courses: [Course]
}

let menu = Menu(courses: [
  Menu.Course(name: "Soup", tags: [.vegan]),
  Menu.Course(name: "Stew", size: .large),
])
print(menu.courses.names)
print(menu.courses.map(\.size.letters))
print(menu.courses[0].tags.has(.vegan), menu.courses[1].tags.has(.quick))
let titled: [any Menu.Titled] = [Menu.Tag.quick, 7]
print(titled.map(\.title))
