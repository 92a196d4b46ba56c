// Chains whose links are nil, and objects found through properties that cannot be set.
class Inner { var isOn = true }
class Outer { let kept = Inner() }
extension Outer {
  var inner: Inner? { kept }
  var none: Inner? { nil }
}
struct Holder {
  let outer = Outer()
  var inner: Inner? { outer.inner }
}
var calls = 0
func missing() -> Inner? {
  calls += 1
  return nil
}
let outer = Outer()
outer.inner?.isOn = false
outer.none?.isOn = false
missing()?.isOn = false
print(outer.kept.isOn, calls)
let holder = Holder()
holder.inner?.isOn = false
print(holder.outer.kept.isOn)
func make() -> Outer { outer }
make().inner?.isOn = true
make().none?.isOn.toggle()
print(outer.kept.isOn)
