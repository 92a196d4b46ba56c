import Foundation
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal {
  var breed: String
  enum CodingKeys: String, CodingKey { case breed }
  init(name: String, breed: String) { self.breed = breed; super.init(name: name) }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    breed = try c.decode(String.self, forKey: .breed)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(breed, forKey: .breed)
  }
}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let data = try e.encode(Dog(name: "Rex", breed: "lab"))
print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode(Dog.self, from: data)
print(back.name, back.breed)
