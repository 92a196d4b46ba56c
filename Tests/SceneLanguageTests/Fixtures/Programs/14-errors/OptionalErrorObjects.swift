import Foundation
enum Lost: Error { case key, way }
func told(_ error: (any Error)?) -> String {
  if let error = error as NSError? { return "\(error.code)" }
  return "fine"
}
print(told(Lost.way), told(nil), told(NSError(domain: "d", code: 9)))
let sure: any Error = Lost.key
if let object = sure as NSError? { print(object.code) }
func load(_ done: ((any Error)?) -> Void) { done(Lost.way) }
load { error in
  guard let error = error as NSError? else { return print("none") }
  print(error.code)
}
