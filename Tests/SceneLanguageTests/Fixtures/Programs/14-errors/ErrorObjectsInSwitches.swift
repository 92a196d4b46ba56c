import Foundation

struct Failure: Error {}

func describe(_ error: any Error) -> String {
  switch error {
  case is Failure: "failure"
  case let object as NSError: object.domain.isEmpty ? "unknown" : "object"
  }
}
print(describe(Failure()), describe(CocoaError(.fileNoSuchFile)))
