import Foundation

struct Calendar { var days = 7 }
struct Data { var bytes: [Int] }
struct DateComponents { var text = "own" }
enum Task: String, CaseIterable { case cook, clean }
struct Notification { let title: String }
struct Measurement { var height = 3.5 }
struct Locale { var name: String }
struct JSONText { var text = "mine" }
struct NSNull {}
protocol Publisher { var name: String { get } }
struct Mirror: Publisher { var name: String { "glass" } }

struct Point: Codable { var x = 1, y = 2 }

let coded = try JSONEncoder().encode([Point()])
print(coded.count, try JSONDecoder().decode([Point].self, from: coded)[0].y)
let foundation = Foundation.Calendar(identifier: .gregorian)
print(Calendar().days, foundation.firstWeekday)
print(Task.allCases.map(\.rawValue), Data(bytes: [1]).bytes, DateComponents().text)
print(Notification(title: "a").title, Measurement().height, Locale(name: "b").name)
print(JSONText().text, Mirror().name)
let formatter = NumberFormatter()
formatter.minimumFractionDigits = 2
formatter.locale = Foundation.Locale(identifier: "en_US")
print(formatter.string(from: 2.5) ?? "")
print(Swift.Mirror(reflecting: Point()).children.count)
let any: Any = Task.cook
print(any is Task, type(of: any))
