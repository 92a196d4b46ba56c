enum Failure: Error, Equatable, CustomStringConvertible {
  case status(code: Int), offline
  var description: String {
    switch self {
    case .status(let code): "status \(code)"
    case .offline: "offline"
    }
  }
  var isFinal: Bool { self == .offline }
}
struct Other: Error { var code = 4 }
func fetch(_ number: Int) throws(Failure) -> Int {
  switch number {
  case 0: throw .offline
  case ..<0: throw Failure.status(code: number)
  default: return number
  }
}
func anything(_ number: Int) throws -> Int { if number == 0 { throw Other() }; return number }

do { print(try fetch(-3)) } catch { print(error == .status(code: -3), error.isFinal) }
do { print(try fetch(0)) } catch .status(let code) { print(code) } catch { print(error.isFinal) }
do throws(Failure) { print(try fetch(1)); throw .status(code: 9) } catch { print(error == .status(code: 9)) }
do { print(try fetch(2) + fetch(0)) } catch { print("sum", error == .offline) }
// Where something else may throw, it is any error.
for number in [-1, 0, 1] {
  do { print(try fetch(number + 1), try anything(number)) }
  catch let failure as Failure { print("failure", failure) }
  catch { print("other", (error as? Other)?.code ?? 0) }
}
struct Vault {
  var codes = [1: "a"]
  enum Problem: Error { case missing(Int), locked }
  func open(_ code: Int) throws(Problem) -> String {
    guard let text = codes[code] else { throw .missing(code) }
    return text
  }
}
do { print(try Vault().open(1), try Vault().open(7)) } catch {
  switch error {
  case .missing(let code): print("missing", code)
  case .locked: print("locked")
  }
}
