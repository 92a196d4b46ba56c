import Foundation
// JSON models
struct User: Codable, Equatable { struct Address: Codable, Equatable { var street: String; var geo: Geo?; struct Geo: Codable, Equatable { var lat, lng: Double } }
  enum Role: String, Codable, CaseIterable { case admin, user, guest = "GUEST" }
  let id: Int; var name: String; var email: String?; var tags: [String]; var role: Role; var address: Address; var meta: [String: Int]
  private enum CodingKeys: String, CodingKey { case id, name = "full_name", email, tags, role, address, meta } }
let json = #"{"id":1,"full_name":"Ann","tags":["a","b"],"role":"GUEST","address":{"street":"S","geo":{"lat":1.5,"lng":-2}},"meta":{"k":3}}"#
let u = try JSONDecoder().decode(User.self, from: json.data(using: .utf8)!)
print(u.name, u.email ?? "none", u.role, u.address.geo!.lng, u.meta["k"]!, u.tags)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(u), as: UTF8.self)); print(try JSONDecoder().decode(User.self, from: e.encode(u)) == u)
enum Shape: Codable { case circle(radius: Double), rect(w: Double, h: Double)
  enum K: String, CodingKey { case type, radius, w, h }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); switch try c.decode(String.self, forKey: .type) { case "circle": self = .circle(radius: try c.decode(Double.self, forKey: .radius)); case "rect": self = .rect(w: try c.decode(Double.self, forKey: .w), h: try c.decodeIfPresent(Double.self, forKey: .h) ?? 1); case let t: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(t)") } }
  func encode(to en: Encoder) throws { var c = en.container(keyedBy: K.self); switch self { case .circle(let r): try c.encode("circle", forKey: .type); try c.encode(r, forKey: .radius); case let .rect(w, h): try c.encode("rect", forKey: .type); try c.encode(w, forKey: .w); try c.encode(h, forKey: .h) } } }
let shapes = try JSONDecoder().decode([Shape].self, from: Data(#"[{"type":"circle","radius":2},{"type":"rect","w":3}]"#.utf8))
print(shapes); print(String(data: try e.encode(shapes), encoding: .utf8)!)
do { _ = try JSONDecoder().decode([Shape].self, from: Data(#"[{"type":"tri"}]"#.utf8)) } catch let DecodingError.dataCorrupted(ctx) { print("corrupt:", ctx.debugDescription) } catch { print("other") }
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"id":"x"}"#.utf8)) } catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map(\.stringValue)) } catch DecodingError.keyNotFound(let k, _) { print("missing", k.stringValue) }
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"id":2}"#.utf8)) } catch DecodingError.keyNotFound(let k, let c) { print("missing", k.stringValue, c.codingPath.isEmpty) }
let obj = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2,{"b":null}],"s":"t"}"#.utf8)) as! [String: Any]
print((obj["a"] as! [Any]).count, obj["s"] as! String, (obj["a"] as? [Any])?.first as? Int ?? 0)
struct Snake: Codable { var firstName: String; var lastLogin: Int }
let sd = JSONDecoder(); sd.keyDecodingStrategy = .convertFromSnakeCase; print(try sd.decode(Snake.self, from: Data(#"{"first_name":"q","last_login":5}"#.utf8)))
struct Wrapper<T: Codable>: Codable { var data: T; var page: Int? }
print(try JSONDecoder().decode(Wrapper<[Int]>.self, from: Data(#"{"data":[1,2]}"#.utf8)))
enum Auto: Codable { case a, b(x: Int), c(String) }
print(String(data: try e.encode([Auto.a, .b(x: 1), .c("z")]), encoding: .utf8)!)
