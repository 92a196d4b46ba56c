enum ValidationError: Error, Equatable { case empty(field: String), tooShort(String, min: Int), mismatch }
struct Form { var name = "", password = "", repeated = ""
  func validate() throws { if name.isEmpty { throw ValidationError.empty(field: "name") }; guard password.count >= 4 else { throw ValidationError.tooShort("password", min: 4) }; if password != repeated { throw ValidationError.mismatch } } }
func check(_ f: Form) -> String { do { try f.validate(); return "ok" } catch ValidationError.empty(let field) { return "\(field) is empty" } catch let ValidationError.tooShort(field, min) { return "\(field) < \(min)" } catch { return "other: \(error)" } }
print(check(Form()), check(Form(name: "n", password: "abc")), check(Form(name: "n", password: "abcd")), check(Form(name: "n", password: "abcd", repeated: "abcd")))
print((try? Form().validate()) == nil)
