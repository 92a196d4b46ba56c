#if DEBUG
let mode = "any"
#else
let mode = "any"
#endif
#if os(Windows)
print("windows")
#elseif canImport(NoSuchModule)
print("module")
#else
print("here", mode)
#endif
struct S {
  #if swift(>=5.0)
  let v = 5
  #else
  let v = 4
  #endif
  func f() -> Int {
    #if compiler(>=5.9) && !os(Windows)
    return v * 2
    #else
    return 0
    #endif
  }
}
print(S().f())
#if !NOTDEFINED || (false && true)
func g() { print("g") }
#endif
g()
if #available(iOS 13, macOS 10.15, *) { print("available") } else { print("no") }
func guarded() { guard #available(iOS 14, *) else { return }; print("guarded") }
guarded()
@available(iOS 13, *) struct New { let x = 1 }
print(New().x, [1, 2].map { x in
  #if true
  x + 1
  #else
  x
  #endif
})
if #unavailable(iOS 10) { print("old") } else { print("new enough") }
@MainActor final class M { nonisolated static let k = 3 }
print(M.k, #line, #function)
