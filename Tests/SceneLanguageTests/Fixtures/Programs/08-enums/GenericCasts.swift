// Enumerations of generic types are told apart by what they are generic over.
enum Failure<ID: Hashable>: Error {
  case unknown(ID)
  case short(ID, missing: Int)
}
let errors: [any Error] = [Failure.short("x", missing: 2), Failure.unknown(3)]
for error in errors {
  print(error is Failure<String>, error is Failure<Int>, type(of: error))
  do { throw error } catch let failure as Failure<String> { print("text", failure) } catch let failure as Failure<Int> {
    print("number", failure)
  } catch { print("other") }
}
let kind: Any.Type = Int.self
print(kind, type(of: kind), type(of: Int.self))
struct Person {
  var name = ""
  var boss: Boss?
}
final class Boss { var name = "" }
print(\Person.boss?.name, \Person.name)
