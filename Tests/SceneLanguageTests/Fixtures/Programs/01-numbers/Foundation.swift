import Foundation
print(pow(2.0, 10.0), pow(2.0, 0.5), sqrt(16.0))
print(floor(-2.5), ceil(2.1), round(2.5), trunc(-2.7))
print(sin(0.0), cos(0.0), atan2(1.0, 1.0), exp(0.0), log(1.0), log2(8.0))
print(log10(1000.0), hypot(3.0, 4.0))
print(fabs(-1.5), fmod(7.0, 3.0), cbrt(27.0))
let r: CGFloat = 10
print(2 * .pi * r, r * 2.5, Double(r) / 4, r.rounded())
let p = CGPoint(x: 3, y: 4), s = CGSize(width: 10, height: 20)
print(p.x + p.y, s.width * s.height, p == CGPoint(x: 3, y: 4), CGPoint.zero.x, CGSize.zero == s)
let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
print(rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height)
print(rect.insetBy(dx: 5, dy: 5).width, rect.offsetBy(dx: 1, dy: 2).minX, rect.contains(CGPoint(x: 15, y: 25)))
print(rect.intersects(CGRect(x: 35, y: 55, width: 100, height: 1)), rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)).maxX)
print(rect.intersection(CGRect(x: 20, y: 30, width: 100, height: 100)).width, rect.isEmpty)
print(String(format: "%.2f|%5d|%-5d|%05d|%x|%@|%%|%5.1f", 3.14159, 42, 42, 42, 255, "text", 2.25))
let degrees = 180.0
print(degrees * .pi / 180, tan(0.0), asin(1.0))
