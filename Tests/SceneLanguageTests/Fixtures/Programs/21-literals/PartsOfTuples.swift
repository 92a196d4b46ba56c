struct Country {
  enum Region: String { case levant, gulf, maghreb }
  let name: String
  let region: Region
  var size = 1
}
func join(_ name: String, _ region: Country.Region) -> String { name + " " + region.rawValue }

let texts = [("Jordan", .levant), ("Oman", .gulf)].map(join)
print(texts)

struct Tag {
  let name: String
  let region: Country.Region
}
let tags: [Tag] = [("Tunisia", .maghreb), ("Oman", .gulf)].map(Tag.init)
print(tags.map { "\($0.name) \($0.region)" })
let more = [("Jordan", .levant)].map(Tag.init)
print(more[0].region == .levant)
let pairs: [(String, Country.Region)] = [("a", .gulf), ("b", .levant)]
print(pairs.map(Tag.init).count, pairs.map { Country(name: $0, region: $1) }.map(\.size))
