extension Prelude {
  static let result = Part(
    names: ["Result"],
    source: """
      enum Result<Success, Failure: Error> {
        case success(Success), failure(Failure)
        init(catching body: () throws -> Success) {
          do { self = .success(try body()) } catch { self = .failure(error) }
        }
        func get() throws(Failure) -> Success {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error
          }
        }
        func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
          switch self {
          case .success(let value): return .success(transform(value))
          case .failure(let error): return .failure(error)
          }
        }
        func mapError<T>(_ transform: (Failure) -> T) -> Result<Success, T> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(transform(error))
          }
        }
        func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
          switch self {
          case .success(let value): return transform(value)
          case .failure(let error): return .failure(error)
          }
        }
        func flatMapError<T>(_ transform: (Failure) -> Result<Success, T>) -> Result<Success, T> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return transform(error)
          }
        }
      }
      extension Result: Equatable, Hashable {}
      """
  )
}
