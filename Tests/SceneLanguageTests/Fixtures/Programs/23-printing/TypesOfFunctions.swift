// The types of functions say what they throw, await and change.
print((() throws -> Int).self, ((inout Int) -> Bool).self, (() async throws -> [Int]).self)
print(((Int, String) -> Void).self, (((Int) -> Int) -> Int).self, (() -> (Int, b: String)).self)
func nothing() {}
print(type(of: nothing), type(of: { (text: String) -> Void in }))
