struct FileHandle2: ~Copyable { let fd: Int; init(_ f: Int) { fd = f; print("open", f) }
  deinit { print("close", fd) }
  consuming func finish() -> Int { print("finish", fd); return fd }
  borrowing func peek() -> Int { fd * 10 }
  mutating func noop() {} }
func use(_ h: borrowing FileHandle2) { print("use", h.fd, h.peek()) }
func take(_ h: consuming FileHandle2) { print("take", h.fd) }
do { let h = FileHandle2(1); use(h); take(h); print("after take") }
do { var h = FileHandle2(2); h.noop(); h = FileHandle2(3); print("end scope") }
do { let h = FileHandle2(4); let x = h.finish(); print("x", x) }
struct Wrapper: ~Copyable { var inner: FileHandle2; let name: String; deinit { print("wrapper gone", name) } }
do { let w = Wrapper(inner: FileHandle2(5), name: "w"); use(w.inner) }
func maybe(_ b: Bool) -> FileHandle2? { b ? FileHandle2(6) : nil }
if let h = maybe(true) { use(h) }
func cz() { let z = [1, 2]; let q = consume z; print(q) }; cz()
enum Res: ~Copyable { case a(FileHandle2), none
  consuming func get() -> Int { switch consume self { case .a(let h): h.fd; case .none: 0 } } }
print(Res.a(FileHandle2(7)).get())
func swapThem(_ a: inout FileHandle2, _ b: inout FileHandle2) { swap(&a, &b) }
do { var a = FileHandle2(8), b = FileHandle2(9); swapThem(&a, &b); print(a.fd, b.fd) }
struct Box<T: ~Copyable>: ~Copyable { var v: T; init(_ v: consuming T) { self.v = v } ; consuming func take() -> T { v } }
do { let bx = Box(FileHandle2(10)); let out = bx.take(); print(out.fd) }
