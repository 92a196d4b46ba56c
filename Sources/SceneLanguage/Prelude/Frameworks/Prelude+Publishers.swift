extension Prelude {
  /// Combine: values that are sent reach who waits for them at once; what comes later is not there in
  /// a picture.
  static let publishers = Part(
    names: [
      "sink", "assign", "debounce", "removeDuplicates", "combineLatest", "CombineLatest",
      "CombineLatest3", "AnyCancellable", "Cancellable",
      "eraseToAnyPublisher", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Just",
      "Future", "Empty", "Fail", "Deferred",
      "Publishers", "Publisher", "objectWillChange", "ObservableObjectPublisher", "Subscribers",
      "dataTaskPublisher", "throttle", "TimerPublisher",
      "publisher", "connect",
    ],
    source: subscriptions + operators + publishedEnds + subjects + published
  )

  /// What a subscription is, and the values that end with a completion.
  private static let subscriptions = """
    struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      let seconds: Double
      init(_ seconds: Double) { self.seconds = seconds }
      init(integerLiteral value: Int) { seconds = Double(value) }
      init(floatLiteral value: Double) { seconds = value }
      static func seconds(_ count: Double) -> SchedulerStride { SchedulerStride(count) }
      static func milliseconds(_ count: Int) -> SchedulerStride {
        SchedulerStride(Double(count) / 1_000)
      }
    }
    protocol Cancellable { func cancel() }
    final class AnyCancellable: Cancellable, Hashable {
      private var end: (() -> Void)?
      init(_ end: @escaping () -> Void) { self.end = end }
      func cancel() {
        end?()
        end = nil
      }
      deinit { end?() }
      func store(in kept: inout Set<AnyCancellable>) { kept.insert(self) }
      func store(in kept: inout [AnyCancellable]) { kept.append(self) }
      static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    enum Subscribers {
      enum Completion<Failure> { case finished, failure(Failure) }
    }
    typealias Publisher = AnyPublisher

    """

  /// What every publisher can be made into.
  private static let operators = """
    class AnyPublisher<Output, Failure> {
      typealias Receive = (Output) -> Void
      typealias Complete = (Subscribers.Completion<Failure>) -> Void
      private let start: (@escaping Receive, @escaping Complete) -> (() -> Void)
      init(_ start: @escaping (@escaping Receive, @escaping Complete) -> (() -> Void)) {
        self.start = start
      }
      func attach(_ next: @escaping Receive, _ done: @escaping Complete) -> () -> Void {
        start(next, done)
      }
      func map<Result>(_ change: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        AnyPublisher<Result, Failure> { next, done in
          self.attach({ value in next(change(value)) }, done)
        }
      }
      func tryMap<Result>(
        _ change: @escaping (Output) throws -> Result
      ) -> AnyPublisher<Result, Error> {
        AnyPublisher<Result, Error> { next, done in
          var hasFailed = false
          return self.attach({ value in
            if hasFailed { return }
            do { next(try change(value)) } catch {
              hasFailed = true
              done(.failure(error))
            }
          }, { end in
            if case .finished = end, !hasFailed { done(.finished) }
          })
        }
      }
      func compactMap<Result>(
        _ change: @escaping (Output) -> Result?
      ) -> AnyPublisher<Result, Failure> {
        AnyPublisher<Result, Failure> { next, done in
          self.attach({ value in if let made = change(value) { next(made) } }, done)
        }
      }
      func flatMap<Result, OtherFailure>(
        _ change: @escaping (Output) -> AnyPublisher<Result, OtherFailure>
      ) -> AnyPublisher<Result, Failure> {
        AnyPublisher<Result, Failure> { next, done in
          var (ends, open): ([() -> Void], Int) = ([], 1)
          let close = {
            open -= 1
            if open == 0 { done(.finished) }
          }
          ends.append(self.attach({ value in
            open += 1
            ends.append(change(value).attach(next, { _ in close() }))
          }, { end in
            if case .failure = end { done(end) } else { close() }
          }))
          return { ends.forEach { $0() } }
        }
      }
      func filter(_ isKept: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          self.attach({ value in if isKept(value) { next(value) } }, done)
        }
      }
      func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates { $0 == $1 }
      }
      func removeDuplicates(
        by isSame: @escaping (Output, Output) -> Bool
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var last: [Output] = []
          return self.attach({ value in
            if let old = last.first, isSame(old, value) { return }
            last = [value]
            next(value)
          }, done)
        }
      }
      func scan<Result>(
        _ initial: Result, _ join: @escaping (Result, Output) -> Result
      ) -> AnyPublisher<Result, Failure> {
        AnyPublisher<Result, Failure> { next, done in
          var result = initial
          return self.attach({ value in
            result = join(result, value)
            next(result)
          }, done)
        }
      }
      func reduce<Result>(
        _ initial: Result, _ join: @escaping (Result, Output) -> Result
      ) -> AnyPublisher<Result, Failure> {
        AnyPublisher<Result, Failure> { next, done in
          var result = initial
          return self.attach({ value in result = join(result, value) }, { end in
            if case .finished = end { next(result) }
            done(end)
          })
        }
      }
      func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var left = count
          return self.attach({ value in if left > 0 { left -= 1 } else { next(value) } }, done)
        }
      }
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var left = count
          if left <= 0 {
            done(.finished)
            return {}
          }
          return self.attach({ value in
            if left == 0 { return }
            left -= 1
            next(value)
            if left == 0 { done(.finished) }
          }, { end in if left > 0 { done(end) } })
        }
      }
      func first() -> AnyPublisher<Output, Failure> { prefix(1) }
      func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(isWanted).prefix(1)
      }
      func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          values.forEach { next($0) }
          return self.attach(next, done)
        }
      }
      func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          self.attach({ value in Binding._later { next(value) } }, { end in
            Binding._later { done(end) }
          })
        }
      }
      func subscribe(on scheduler: Any) -> AnyPublisher<Output, Failure> { self }
      func share() -> AnyPublisher<Output, Failure> { self }
      func debounce(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in self.attach({ _ in }, { _ in }) }
      }
      func delay(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Output, Failure> {
        debounce(for: time, scheduler: scheduler)
      }
      func throttle(
        for time: SchedulerStride, scheduler: Any, latest: Bool
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var hasSent = false
          return self.attach({ value in
            if hasSent { return }
            hasSent = true
            next(value)
          }, done)
        }
      }
      func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never> { next, done in
          self.attach(next, { end in
            if case .failure = end { next(value) }
            done(.finished)
          })
        }
      }
      func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure>
      where Output == Wrapped? { map { $0 ?? value } }
      func `catch`<OtherFailure>(
        _ handle: @escaping (Failure) -> AnyPublisher<Output, OtherFailure>
      ) -> AnyPublisher<Output, OtherFailure> {
        AnyPublisher<Output, OtherFailure> { next, done in
          self.attach(next, { end in
            switch end {
            case .finished: done(.finished)
            case .failure(let error): _ = handle(error).attach(next, done)
            }
          })
        }
      }
      func mapError<Other>(_ change: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        AnyPublisher<Output, Other> { next, done in
          self.attach(next, { end in
            switch end {
            case .finished: done(.finished)
            case .failure(let error): done(.failure(change(error)))
            }
          })
        }
      }
      func setFailureType<Other>(to type: Other.Type) -> AnyPublisher<Output, Other> {
        AnyPublisher<Output, Other> { next, done in
          self.attach(next, { _ in done(.finished) })
        }
      }
      func handleEvents(
        receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var isOver = false
          receiveSubscription?(self)
          let cancel = self.attach({ value in
            receiveOutput?(value)
            next(value)
          }, { end in
            isOver = true
            receiveCompletion?(end)
            done(end)
          })
          return {
            if !isOver { receiveCancel?() }
            cancel()
          }
        }
      }
      func combineLatest<Other, OtherFailure>(
        _ other: AnyPublisher<Other, OtherFailure>
      ) -> AnyPublisher<(Output, Other), Failure> {
        AnyPublisher<(Output, Other), Failure> { next, done in
          var (left, right, open): ([Output], [Other], Int) = ([], [], 2)
          let first = self.attach({ value in
            left = [value]
            if let other = right.first { next((value, other)) }
          }, { end in
            open -= 1
            if open == 0 { done(end) }
          })
          let second = other.attach({ value in
            right = [value]
            if let own = left.first { next((own, value)) }
          }, { _ in
            open -= 1
            if open == 0 { done(.finished) }
          })
          return {
            first()
            second()
          }
        }
      }
      func combineLatest<Other, OtherFailure, Result>(
        _ other: AnyPublisher<Other, OtherFailure>, _ join: @escaping (Output, Other) -> Result
      ) -> AnyPublisher<Result, Failure> {
        combineLatest(other).map { pair in join(pair.0, pair.1) }
      }
      func zip<Other, OtherFailure>(
        _ other: AnyPublisher<Other, OtherFailure>
      ) -> AnyPublisher<(Output, Other), Failure> {
        AnyPublisher<(Output, Other), Failure> { next, done in
          var (left, right): ([Output], [Other]) = ([], [])
          var (isLeftOver, isRightOver, isOver) = (false, false, false)
          let pair = {
            if !left.isEmpty, !right.isEmpty { next((left.removeFirst(), right.removeFirst())) }
            if isOver { return }
            isOver = isLeftOver && left.isEmpty || isRightOver && right.isEmpty
            if isOver { done(.finished) }
          }
          let first = self.attach({ value in
            left.append(value)
            pair()
          }, { _ in
            isLeftOver = true
            pair()
          })
          let second = other.attach({ value in
            right.append(value)
            pair()
          }, { _ in
            isRightOver = true
            pair()
          })
          return {
            first()
            second()
          }
        }
      }
      func merge(with other: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next, done in
          var open = 2
          let end: Complete = { end in
            open -= 1
            if open == 0 { done(end) }
          }
          let (first, second) = (self.attach(next, end), other.attach(next, end))
          return {
            first()
            second()
          }
        }
      }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        AnyCancellable(attach(receiveValue, { _ in }))
      }
      func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        AnyCancellable(attach(receiveValue, receiveCompletion))
      }
      func assign<Root: AnyObject>(
        to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
      }
      func assign(to published: inout Binding<Output>) {
        let place = published
        _ = attach({ place.wrappedValue = $0 }, { _ in })
      }
    }

    """
}
