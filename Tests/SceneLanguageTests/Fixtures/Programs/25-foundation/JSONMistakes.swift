// What is told of JSON that does not fit.
import Foundation

struct P: Codable {
  var a: Int
  var b: [Q]
  var c: String?
}
struct Q: Codable { var n: Int }
for s in [
  #"{"a": 1, "b": [{}]}"#, #"{"a": "x", "b": []}"#, #"{"a": null, "b": []}"#,
  #"{"b": [{"n": 1}, {"n": 1.5}]}"#, "[", #"{"a": 1, "b": [{"n": 1.5}]}"#, #"{"a": 1, "b": 3}"#,
  #"{"a": 300, "b": [], "c": 5}"#,
] { do { print(try JSONDecoder().decode(P.self, from: Data(s.utf8))) } catch { print(error) } }
