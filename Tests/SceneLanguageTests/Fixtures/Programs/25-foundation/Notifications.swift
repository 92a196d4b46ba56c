import Foundation
extension Notification.Name { static let saved = Notification.Name("saved") }
let center = NotificationCenter()
var token: (any NSObjectProtocol)? = center.addObserver(forName: .saved, object: nil, queue: nil) {
  print("got", $0.name.rawValue, $0.userInfo?["k"] as Any)
}
center.post(name: .saved, object: nil, userInfo: ["k": 1])
center.post(name: Notification.Name("other"), object: nil)
center.removeObserver(token!)
center.post(name: .saved, object: nil)
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.addOperation { print("worked") }
queue.waitUntilAllOperationsAreFinished()
