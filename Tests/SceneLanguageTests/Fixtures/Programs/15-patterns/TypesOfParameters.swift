func firstOf<S: Sequence, T>(_ s: S, _ t: T.Type) -> T? { for case let x as T in s { return x }; return nil }
func first2<T>(_ s: [Any], _ t: T.Type) -> T? { for x in s { if let y = x as? T { return y } }; return nil }
func first3<T>(_ s: [Any], _ t: T.Type) -> T? { for x in s { if case let y as T = x { return y } }; return nil }
func first4<T>(_ s: [Any], _ t: T.Type) -> [T] { s.compactMap { $0 as? T } }
func first5<T>(_ s: Any, _ t: T.Type) -> String { switch s { case let x as T: "yes \(x)"; case is Int: "int"; default: "no" } }
func first6<T>(_ s: Any, _ t: T.Type) -> Bool { if case is T = s { true } else { s is T } }
print(firstOf([1, "a", 2.5] as [Any], String.self)!)
print(first2([1, "a"], String.self)!, first3([1, "a"], String.self)!, first4([1, "a"], String.self), first5(1, String.self), first5("s", String.self), first6(1, String.self), first6("", String.self))
