struct Reading {
  let value: Double
  let source: String
  init(_ given: Double?, source: String? = nil) {
    if let value = given { self.value = value } else { value = 7 }
    guard let source else {
      self.source = "none"
      return
    }
    self.source = source.uppercased()
  }
}
print(Reading(nil), Reading(3, source: "probe"))

struct Parsed {
  struct Failure: Error {}
  let number: Int
  let isValid: Bool
  init(_ text: String) {
    do {
      let number = try Parsed.parse(text)
      self.number = number
      isValid = true
    } catch {
      number = -9
      isValid = false
    }
  }
  init?(strictly text: String) {
    guard let number = Int(text), case let isValid = number > 0, isValid else { return nil }
    (self.number, self.isValid) = (number, isValid)
  }
  private static func parse(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Failure() }
    return number
  }
}
print(Parsed("5"), Parsed("x"), Parsed(strictly: "4") as Any, Parsed(strictly: "-4") as Any)

final class Job {
  let name: String
  let size: Int
  init(_ title: String?, _ sizes: [Int]) {
    if let name = title, !name.isEmpty {
      self.name = name
    } else if let size = sizes.first {
      name = "size \(size)"
    } else {
      name = "?"
    }
    switch sizes.max() {
    case let size?: self.size = size
    case nil: size = 0
    }
  }
}
for job in [Job("a", [1, 2]), Job("", [3]), Job(nil, [])] { print(job.name, job.size) }

func pick(_ text: String) -> Int {
  let result: Int
  do { result = try Int(text, format: "d") } catch { result = -1 }
  return result
}
extension Int {
  init(_ text: String, format: String) throws {
    guard let value = Int(text) else { throw Parsed.Failure() }
    self = value
  }
}
print(pick("8"), pick("eight"))
