struct P { var name: String; var nick: String? }
struct K<C> {
  init<V: Comparable>(_ k: KeyPath<C, V>) { print("plain") }
  init<V: Comparable>(_ k: KeyPath<C, V?>) { print("optional") }
}
_ = K(\P.name)
_ = K(\P.nick)
func f<V: Comparable>(_ k: KeyPath<P, V?>) { _ = K(k) }
func g<V: Comparable>(_ k: KeyPath<P, V>) { _ = K(k) }
f(\.nick); g(\.name)
struct L<C> {
  init<V: Comparable>(_ k: V) { print("plain") }
  init<V: Comparable>(_ k: V?) { print("optional") }
}
func h<V: Comparable>(_ k: V?) { _ = L<Int>(k) }
let s: String? = "a"
h(s)
_ = L<Int>(s)
_ = L<Int>("a")
struct M<C> {
  private var k: K<C>
  init<V: Comparable>(_ p: KeyPath<C, V>, order: Int = 1) { k = K(p) }
  init<V: Comparable>(_ p: KeyPath<C, V?>, order: Int = 1) { k = K(p) }
}
_ = M(\P.nick); _ = M(\P.name)
