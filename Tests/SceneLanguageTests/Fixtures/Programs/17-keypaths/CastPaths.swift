struct Point {
  var x = 1
  var name = "n"
}
let path: AnyKeyPath = \Point.x
if let place = path as? WritableKeyPath<Point, Int> {
  var point = Point()
  point[keyPath: place] = 8
  print(point.x)
}
print(path is KeyPath<Point, String>, path is PartialKeyPath<Point>)
let paths: [PartialKeyPath<Point>] = [\.x, \.name]
print(paths.compactMap { $0 as? KeyPath<Point, String> }.count)
