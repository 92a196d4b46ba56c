import Foundation

struct Empty: Decodable {}
print(try JSONDecoder().decode([Empty].self, from: Data(#"[1,"a",{}]"#.utf8)).count)
do { print(try JSONDecoder().decode([Empty].self, from: Data(#"[1,null,{}]"#.utf8)).count) } catch { print("E", error) }
do { print(try JSONDecoder().decode([Empty?].self, from: Data(#"[1,null,{}]"#.utf8)).count) } catch { print("E", error) }
struct EmptyBoth: Codable {}
do { print(try JSONDecoder().decode([EmptyBoth].self, from: Data(#"[1,"a",{}]"#.utf8)).count) } catch { print("E", error) }
print(String(decoding: try JSONEncoder().encode(EmptyBoth()), as: UTF8.self))
struct Fixed: Decodable { let a = 1 }
do { print(try JSONDecoder().decode(Fixed.self, from: Data(#"3"#.utf8))) } catch { print("E", error) }
struct Initial: Decodable { var a = 1; enum CodingKeys: CodingKey {} }
do { print(try JSONDecoder().decode(Initial.self, from: Data(#"3"#.utf8))) } catch { print("E", error) }
final class Box: Decodable {}
do { _ = try JSONDecoder().decode(Box.self, from: Data(#"3"#.utf8)); print("box") } catch { print("E", error) }
