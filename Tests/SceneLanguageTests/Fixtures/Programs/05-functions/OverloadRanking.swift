// Of several functions that can take an argument the one is called that converts it least.
let i = 5
let o: Int? = 7

func a(_ x: Any) -> String { "Any" }
func a(_ x: Double) -> String { "Double" }
print(a(1), a(1.5), a(i), a(o as Any))

func b(_ x: Double) -> String { "Double" }
func b(_ x: Int?) -> String { "Int?" }
print(b(1), b(1.5), b(i), b(o))

func c(_ x: Any) -> String { "Any" }
func c(_ x: Int?) -> String { "Int?" }
print(c(1), c(i), c(o), c("text"))

func d<T>(_ x: T) -> String { "T" }
func d(_ x: Int?) -> String { "Int?" }
print(d(1), d(i), d(o), d("text"), d(nil as Int?))

func e<T: Equatable>(_ x: T) -> String { "Equatable" }
func e<T: BinaryInteger>(_ x: T) -> String { "BinaryInteger" }
func e(_ x: any CustomStringConvertible) -> String { "CustomStringConvertible" }
print(e(1), e(i))

func f<T: Equatable>(_ x: T) -> String { "Equatable" }
func f<T: BinaryInteger>(_ x: T) -> String { "BinaryInteger" }
print(f(1), f(i), f("text"), f(2.5))

func g(_ x: Any?) -> String { "Any?" }
func g<T>(_ x: T) -> String { "T" }
print(g(1), g(i), g(o))

func h(_ x: [Any]) -> String { "[Any]" }
func h<T>(_ x: [T]) -> String { "[T]" }
print(h([1]), h(["a", "b"]), h([i]))

func k(_ x: Float) -> String { "Float" }
func k(_ x: Double?) -> String { "Double?" }
print(k(1.5), k(Float(2)))

func l<T: Numeric>(_ x: T, _ y: T) -> String { "Numeric" }
func l(_ x: Double, _ y: Double) -> String { "Double" }
print(l(1, 2), l(1.0, 2), l(1, 2.5), l(i, 3))

protocol Animal { var name: String { get } }
protocol Pet: Animal {}
struct Dog: Pet { let name = "Rex" }
struct Bear: Animal { let name = "Bo" }
func m<T: Animal>(_ x: T) -> String { "Animal \(x.name)" }
func m<T: Pet>(_ x: T) -> String { "Pet \(x.name)" }
func m(_ x: Any) -> String { "Any" }
print(m(Dog()), m(Bear()), m(3))

struct Price {
  var cents: Int
  init(_ euros: Double) { cents = Int(euros * 100) }
  init(_ euros: Int?) { cents = (euros ?? 0) * 100 + 1 }
  init(_ text: String) { cents = text.count }
}
print(Price(3).cents, Price(2.5).cents, Price("abc").cents, Price(i).cents)
