extension Prelude {
  /// What publishers make of how their values begin and end, and of all of them together.
  static let publishedEnds = """
    extension AnyPublisher {
      func prefix(while isKept: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var isOver = false
          return self.attach({ value in
            if isOver { return }
            if isKept(value) { return next(value) }
            isOver = true
            done(.finished)
          }, { end in if !isOver { done(end) } })
        }
      }
      func drop(while isDropped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var hasBegun = false
          return self.attach({ value in
            if !hasBegun, isDropped(value) { return }
            hasBegun = true
            next(value)
          }, done)
        }
      }
      func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          self.attach(next, { end in
            if case .finished = end { values.forEach { next($0) } }
            done(end)
          })
        }
      }
      func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var isEmpty = true
          return self.attach({ value in
            isEmpty = false
            next(value)
          }, { end in
            if isEmpty, case .finished = end { next(value) }
            done(end)
          })
        }
      }
      func last() -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var last: [Output] = []
          return self.attach({ value in last = [value] }, { end in
            if case .finished = end { last.forEach { next($0) } }
            done(end)
          })
        }
      }
      func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
      func allSatisfy(_ isMet: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduce(true) { $0 && isMet($1) }
      }
      func contains(where isMet: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduce(false) { $0 || isMet($1) }
      }
      func ignoreOutput() -> AnyPublisher<Never, Failure> {
        AnyPublisher<Never, Failure> { _, done in self.attach({ _ in }, done) }
      }
      func retry(_ times: Int) -> AnyPublisher<Output, Failure> { self }
    }
    extension Binding {
      func flatMap<Result, Failure>(
        _ change: @escaping (Value) -> AnyPublisher<Result, Failure>
      ) -> AnyPublisher<Result, Never> {
        publisher.flatMap { change($0) }
      }
      func prefix(_ count: Int) -> AnyPublisher<Value, Never> { publisher.prefix(count) }
      func scan<Result>(
        _ initial: Result, _ join: @escaping (Result, Value) -> Result
      ) -> AnyPublisher<Result, Never> {
        publisher.scan(initial) { join($0, $1) }
      }
      func delay(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Value, Never> {
        publisher.delay(for: time, scheduler: scheduler)
      }
    }

    """
}
