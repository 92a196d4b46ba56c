// A scene's own `&&` and `||` of values that are no truths.
func && <T, U>(left: T?, right: @autoclosure () -> U?) -> (T, U)? {
  guard let left, let right = right() else { return nil }
  return (left, right)
}
func || <T>(left: T?, right: @autoclosure () -> T?) -> T? { left ?? right() }
let one: Int? = 1, none: Int? = nil
print((one && Optional("a"))!, (none && one) == nil, (one || none) as Any, (none || 5) as Any)
print(true && false, one == 1 && none == nil, true || none == nil)
func loud() -> String? { print("asked"); return "x" }
print((none && loud()) == nil, (one && loud())!)
if let (a, b) = one && Optional(2.5), a > 0 || b > 3 { print(a, b) }
