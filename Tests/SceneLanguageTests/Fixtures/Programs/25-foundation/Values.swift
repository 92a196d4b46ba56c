import Foundation
let date = Date(timeIntervalSince1970: 0)
print(date.timeIntervalSince1970, date.addingTimeInterval(60).timeIntervalSince(date), date < Date(timeIntervalSince1970: 1), date == Date(timeIntervalSince1970: 0))
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id.uuidString, id == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, UUID() != UUID())
print(TimeInterval(5) + 1, CGFloat(3).rounded(), CGFloat.pi > 3, Double(CGFloat(2.5)), Int(CGFloat(7.9)))
struct V { var origin = CGPoint.zero, size = CGSize(width: 4, height: 2) }
var v = V(); v.origin.x += 3; v.size.height *= 2
print(v.origin.x, v.size.height, CGRect(origin: v.origin, size: v.size).maxX, max(v.size.width, v.size.height))
let points = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4)]
print(zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }, points.map(\.x).reduce(0, +), points.contains(.zero))
extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }; static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }; var length: CGFloat { hypot(x, y) }; init(angle: CGFloat) { self.init(x: cos(angle), y: sin(angle)) } }
print((points[1] + points[1] * 2).x, points[1].length, CGPoint(angle: 0).x)
let n: CGFloat = 5 / 2, k = 3, w: CGFloat = CGFloat(k) * 1.5, mean = Double([1, 2, 4].reduce(0, +)) / 3
print(n, w, String(format: "%.3f", mean), Int(mean.rounded(.up)), (mean * 100).rounded() / 100)
print(pow(CGFloat(2), 3), sqrt(CGFloat(9)), abs(CGFloat(-2)), min(n, w), floor(w), Double.random(in: 1...1), Int.random(in: 4...4), Bool.random() || true)
