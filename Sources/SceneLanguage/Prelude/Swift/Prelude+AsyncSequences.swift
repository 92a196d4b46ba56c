extension Prelude {
  /// What is made of sequences that are waited for: each element is asked for when its turn comes.
  static let asyncSequences = Part(
    names: ["AsyncSequence", "AsyncStream", "AsyncThrowingStream"],
    source: """
      struct AsyncStepSequence<Element>: AsyncSequence {
        struct Iterator: AsyncIteratorProtocol {
          fileprivate let step: () async throws -> Element?
          mutating func next() async rethrows -> Element? { try await step() }
        }
        fileprivate let begin: () -> (() async throws -> Element?)
        func makeAsyncIterator() -> Iterator { Iterator(step: begin()) }
      }
      func _asyncSteps<Source: AsyncSequence>(
        of source: Source
      ) -> () async throws -> Source.Element? {
        var elements = source.makeAsyncIterator()
        return { try await elements.next() }
      }
      extension AsyncSequence {
        func map<Mapped>(
          _ transform: @escaping (Element) async throws -> Mapped
        ) -> AsyncStepSequence<Mapped> {
          AsyncStepSequence<Mapped> {
            let step = _asyncSteps(of: self)
            return {
              guard let element = try await step() else { return nil }
              return try await transform(element)
            }
          }
        }
        func filter(
          _ isIncluded: @escaping (Element) async throws -> Bool
        ) -> AsyncStepSequence<Element> {
          AsyncStepSequence<Element> {
            let step = _asyncSteps(of: self)
            return {
              while let element = try await step() {
                if try await isIncluded(element) { return element }
              }
              return nil
            }
          }
        }
        func compactMap<Mapped>(
          _ transform: @escaping (Element) async throws -> Mapped?
        ) -> AsyncStepSequence<Mapped> {
          AsyncStepSequence<Mapped> {
            let step = _asyncSteps(of: self)
            return {
              while let element = try await step() {
                if let mapped = try await transform(element) { return mapped }
              }
              return nil
            }
          }
        }
        func flatMap<Segment: AsyncSequence>(
          _ transform: @escaping (Element) async throws -> Segment
        ) -> AsyncStepSequence<Segment.Element> {
          AsyncStepSequence<Segment.Element> {
            let step = _asyncSteps(of: self)
            var segment: (() async throws -> Segment.Element?)? = nil
            return {
              while true {
                if let next = try await segment?() { return next }
                guard let element = try await step() else { return nil }
                segment = _asyncSteps(of: try await transform(element))
              }
            }
          }
        }
        func prefix(_ count: Int) -> AsyncStepSequence<Element> {
          AsyncStepSequence<Element> {
            let step = _asyncSteps(of: self)
            var left = count
            return {
              if left == 0 { return nil }
              left -= 1
              return try await step()
            }
          }
        }
        func prefix(
          while predicate: @escaping (Element) async throws -> Bool
        ) -> AsyncStepSequence<Element> {
          AsyncStepSequence<Element> {
            let step = _asyncSteps(of: self)
            var hasEnded = false
            return {
              if hasEnded { return nil }
              guard let element = try await step(), try await predicate(element) else {
                hasEnded = true
                return nil
              }
              return element
            }
          }
        }
        func dropFirst(_ count: Int = 1) -> AsyncStepSequence<Element> {
          AsyncStepSequence<Element> {
            let step = _asyncSteps(of: self)
            var left = count
            return {
              while left > 0 {
                left -= 1
                if try await step() == nil { return nil }
              }
              return try await step()
            }
          }
        }
        func drop(
          while predicate: @escaping (Element) async throws -> Bool
        ) -> AsyncStepSequence<Element> {
          AsyncStepSequence<Element> {
            let step = _asyncSteps(of: self)
            var drops = true
            return {
              while drops {
                guard let element = try await step() else { return nil }
                if try await !predicate(element) {
                  drops = false
                  return element
                }
              }
              return try await step()
            }
          }
        }
      }
      """
  )
}
