enum Answer { case done(Void), pair(()), named(nothing: ()) }
print(Answer.done(()), Answer.pair(()), Answer.named(nothing: ()))
print(Result<Void, any Error>.success(()), Optional(()) as Any)

let count: Int? = 3
let none: Int? = nil
print("\(count, default: "none") \(none, default: "none") \(nil as String?, default: "-")")
