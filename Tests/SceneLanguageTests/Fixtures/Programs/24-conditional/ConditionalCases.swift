enum Side { case left, right, top }
func name(_ s: Side) -> String {
  switch s {
  case .left: return "left"
  #if !NEVER
  case .right: return "right"
  #endif
  #if NEVER
  case .top: return "never"
  case .bottom: return "unknown"
  #else
  case .top: return "top"
  #endif
  }
}
print(name(.left), name(.right), name(.top))
let n = 3
let text = switch n {
#if NEVER
case 0: "zero"
#endif
case 3: "three"
default: "other"
}
print(text)
switch n {
case 3: print("a"); fallthrough
#if !NEVER
case 4: print("b")
#endif
default: print("c")
}
