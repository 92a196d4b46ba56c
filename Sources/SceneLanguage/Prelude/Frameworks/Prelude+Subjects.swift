extension Prelude {
  /// Publishers that send what they are given.
  static let subjects = """
    class Just<Output>: AnyPublisher<Output, Never> {
      init(_ output: Output) {
        super.init { next, done in
          next(output)
          done(.finished)
          return {}
        }
      }
    }
    class Empty<Output, Failure>: AnyPublisher<Output, Failure> {
      let completeImmediately: Bool
      init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
        super.init { next, done in
          if completeImmediately { done(.finished) }
          return {}
        }
      }
      convenience init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
      ) { self.init(completeImmediately: completeImmediately) }
    }
    class Fail<Output, Failure>: AnyPublisher<Output, Failure> {
      let error: Failure
      init(error: Failure) {
        self.error = error
        super.init { next, done in
          done(.failure(error))
          return {}
        }
      }
      convenience init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }
    }
    class Deferred<Output, Failure>: AnyPublisher<Output, Failure> {
      init(createPublisher: @escaping () -> AnyPublisher<Output, Failure>) {
        super.init { next, done in createPublisher().attach(next, done) }
      }
    }
    class Future<Output, Failure>: AnyPublisher<Output, Failure> {
      typealias Promise = (Result<Output, Failure>) -> Void
      init(_ fulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        super.init { next, done in
          fulfill { result in
            switch result {
            case .success(let output):
              next(output)
              done(.finished)
            case .failure(let error): done(.failure(error))
            }
          }
          return {}
        }
      }
    }
    class PassthroughSubject<Output, Failure>: AnyPublisher<Output, Failure> {
      private var receivers:
        [(
          id: Int, next: (Output) -> Void, done: (Subscribers.Completion<Failure>) -> Void
        )] = []
      private var count = 0
      fileprivate var completion: [Subscribers.Completion<Failure>] = []
      init() { super.init { _, _ in {} } }
      override func attach(
        _ next: @escaping (Output) -> Void,
        _ done: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> () -> Void {
        if let end = completion.first {
          done(end)
          return {}
        }
        count += 1
        let id = count
        receivers.append((id: id, next: next, done: done))
        return { self.receivers.removeAll { $0.id == id } }
      }
      func send(_ value: Output) { for receiver in receivers { receiver.next(value) } }
      func send() { for receiver in receivers { receiver.next(()) } }
      func send(completion end: Subscribers.Completion<Failure>) {
        if !completion.isEmpty { return }
        completion = [end]
        let all = receivers
        receivers = []
        for receiver in all { receiver.done(end) }
      }
    }
    class CurrentValueSubject<Output, Failure>: PassthroughSubject<Output, Failure> {
      var value: Output { didSet { super.send(value) } }
      init(_ value: Output) {
        self.value = value
        super.init()
      }
      override func attach(
        _ next: @escaping (Output) -> Void,
        _ done: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> () -> Void {
        if completion.isEmpty { next(value) }
        return super.attach(next, done)
      }
      override func send(_ value: Output) { if completion.isEmpty { self.value = value } }
    }

    """

  /// Sequences, whose elements are there at once, properties with `@Published`, whose present value
  /// is, and publishers of several others.
  static let published = """
    extension Sequence {
      var publisher: AnyPublisher<Element, Never> {
        AnyPublisher<Element, Never> { next, done in
          for element in self { next(element) }
          done(.finished)
          return {}
        }
      }
    }
    typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>
    extension ObservableObject {
      var objectWillChange: ObservableObjectPublisher {
        Binding._publisher(of: self, make: { ObservableObjectPublisher() }, tell: { $0.send() })
      }
    }
    extension AnyPublisher {
      func combineLatest<Other>(_ other: Binding<Other>) -> AnyPublisher<(Output, Other), Failure> {
        combineLatest(other.publisher)
      }
      func zip<Other>(_ other: Binding<Other>) -> AnyPublisher<(Output, Other), Failure> {
        zip(other.publisher)
      }
    }
    extension Binding {
      fileprivate var publisher: AnyPublisher<Value, Never> {
        AnyPublisher<Value, Never> { next, done in
          next(self.wrappedValue)
          return self._receive { next($0) }
        }
      }
      func map<Result>(_ change: @escaping (Value) -> Result) -> AnyPublisher<Result, Never> {
        publisher.map { change($0) }
      }
      func compactMap<Result>(
        _ change: @escaping (Value) -> Result?
      ) -> AnyPublisher<Result, Never> {
        publisher.compactMap { change($0) }
      }
      func filter(_ isKept: @escaping (Value) -> Bool) -> AnyPublisher<Value, Never> {
        publisher.filter { isKept($0) }
      }
      func removeDuplicates() -> AnyPublisher<Value, Never> where Value: Equatable {
        publisher.removeDuplicates()
      }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Value, Never> {
        publisher.dropFirst(count)
      }
      func receive(on scheduler: Any) -> AnyPublisher<Value, Never> {
        publisher.receive(on: scheduler)
      }
      func debounce(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Value, Never> {
        publisher.debounce(for: time, scheduler: scheduler)
      }
      func throttle(
        for time: SchedulerStride, scheduler: Any, latest: Bool
      ) -> AnyPublisher<Value, Never> { publisher }
      func combineLatest<Other>(
        _ other: Binding<Other>
      ) -> AnyPublisher<(Value, Other), Never> {
        publisher.combineLatest(other.publisher)
      }
      func eraseToAnyPublisher() -> AnyPublisher<Value, Never> { publisher }
      func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
        publisher.sink(receiveValue: receiveValue)
      }
      func assign<Root: AnyObject>(
        to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
      ) -> AnyCancellable {
        publisher.assign(to: path, on: object)
      }
    }
    extension Timer.TimerPublisher {
      typealias Output = Date
      typealias Failure = Never
      private var later: AnyPublisher<Date, Never> { AnyPublisher<Date, Never> { _, _ in {} } }
      @discardableResult func connect() -> any Cancellable { AnyCancellable {} }
      func map<Result>(_ change: @escaping (Date) -> Result) -> AnyPublisher<Result, Never> {
        later.map { change($0) }
      }
      func compactMap<Result>(
        _ change: @escaping (Date) -> Result?
      ) -> AnyPublisher<Result, Never> {
        later.compactMap { change($0) }
      }
      func flatMap<Result, Failure>(
        _ change: @escaping (Date) -> AnyPublisher<Result, Failure>
      ) -> AnyPublisher<Result, Never> {
        later.flatMap { change($0) }
      }
      func scan<Result>(
        _ initial: Result, _ join: @escaping (Result, Date) -> Result
      ) -> AnyPublisher<Result, Never> {
        later.scan(initial) { join($0, $1) }
      }
      func filter(_ isKept: @escaping (Date) -> Bool) -> AnyPublisher<Date, Never> { later }
      func receive(on scheduler: Any) -> AnyPublisher<Date, Never> { later }
      func prefix(_ count: Int) -> AnyPublisher<Date, Never> { later }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Date, Never> { later }
      func first() -> AnyPublisher<Date, Never> { later }
      func share() -> AnyPublisher<Date, Never> { later }
      func handleEvents(
        receiveOutput: ((Date) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
      ) -> AnyPublisher<Date, Never> { later }
      func combineLatest<Other, Failure>(
        _ other: AnyPublisher<Other, Failure>
      ) -> AnyPublisher<(Date, Other), Never> {
        later.combineLatest(other)
      }
      func merge(with other: AnyPublisher<Date, Never>) -> AnyPublisher<Date, Never> {
        later.merge(with: other)
      }
      func zip<Other, Failure>(
        _ other: AnyPublisher<Other, Failure>
      ) -> AnyPublisher<(Date, Other), Never> {
        later.zip(other)
      }
      func assign<Root: AnyObject>(
        to path: ReferenceWritableKeyPath<Root, Date>, on object: Root
      ) -> AnyCancellable {
        later.assign(to: path, on: object)
      }
      func eraseToAnyPublisher() -> AnyPublisher<Date, Never> { later }
      func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
        later.sink(receiveValue: receiveValue)
      }
    }
    enum Publishers {
      typealias Autoconnect<Upstream> = Upstream
      static func Merge<Output, Failure>(
        _ first: AnyPublisher<Output, Failure>, _ second: AnyPublisher<Output, Failure>
      ) -> AnyPublisher<Output, Failure> {
        first.merge(with: second)
      }
      static func MergeMany<Output, Failure>(
        _ publishers: AnyPublisher<Output, Failure>...
      ) -> AnyPublisher<Output, Failure> {
        let nothing = AnyPublisher<Output, Failure> { _, done in
          done(.finished)
          return {}
        }
        return publishers.reduce(nothing) { $0.merge(with: $1) }
      }
      static func CombineLatest<First, Second>(
        _ first: Binding<First>, _ second: Binding<Second>
      ) -> AnyPublisher<(First, Second), Never> {
        first.combineLatest(second)
      }
      static func CombineLatest<First, Second, FirstFailure, SecondFailure>(
        _ first: AnyPublisher<First, FirstFailure>, _ second: AnyPublisher<Second, SecondFailure>
      ) -> AnyPublisher<(First, Second), FirstFailure> {
        first.combineLatest(second)
      }
      static func CombineLatest3<First, Second, Third>(
        _ first: Binding<First>, _ second: Binding<Second>, _ third: Binding<Third>
      ) -> AnyPublisher<(First, Second, Third), Never> {
        first.combineLatest(second).combineLatest(third.publisher).map { ($0.0.0, $0.0.1, $0.1) }
      }
    }
    """
}
