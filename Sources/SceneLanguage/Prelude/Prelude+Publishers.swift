extension Prelude {
  /// Combine: what publishers give at once is there in a picture, and what comes later is not.
  static let publishers = Part(
    names: [
      "sink", "assign", "debounce", "removeDuplicates", "combineLatest", "CombineLatest",
      "CombineLatest3",
      "eraseToAnyPublisher", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Just",
      "Publishers", "dataTaskPublisher", "throttle",
    ],
    source: """
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
      struct AnyPublisher<Output, Failure> {
        let values: [Output]
        init(_ values: [Output]) { self.values = values }
        func map<Result>(_ change: (Output) -> Result) -> AnyPublisher<Result, Failure> {
          AnyPublisher<Result, Failure>(values.map { change($0) })
        }
        func compactMap<Result>(_ change: (Output) -> Result?) -> AnyPublisher<Result, Failure> {
          AnyPublisher<Result, Failure>(values.compactMap { change($0) })
        }
        func filter(_ isKept: (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher(values.filter { isKept($0) })
        }
        func removeDuplicates() -> AnyPublisher<Output, Failure> { self }
        func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
          AnyPublisher(Array(values.dropFirst(count)))
        }
        func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> { self }
        func subscribe(on scheduler: Any) -> AnyPublisher<Output, Failure> { self }
        func debounce(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Output, Failure> {
          AnyPublisher([])
        }
        func throttle(
          for time: SchedulerStride, scheduler: Any, latest: Bool
        ) -> AnyPublisher<Output, Failure> { self }
        func delay(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Output, Failure> {
          AnyPublisher([])
        }
        func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
          AnyPublisher<Output, Never>(values)
        }
        func combineLatest<Other, OtherFailure>(
          _ other: AnyPublisher<Other, OtherFailure>
        ) -> AnyPublisher<(Output, Other), Failure> {
          AnyPublisher<(Output, Other), Failure>(
            zip(values.suffix(1), other.values.suffix(1)).map { ($0, $1) })
        }
        func merge(with other: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
          AnyPublisher(values + other.values)
        }
        func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          values.forEach { receiveValue($0) }
          return AnyCancellable {}
        }
        func sink(
          receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable {
          values.forEach { receiveValue($0) }
          return AnyCancellable {}
        }
        func assign<Root: AnyObject>(
          to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
        ) -> AnyCancellable {
          values.forEach { object[keyPath: path] = $0 }
          return AnyCancellable {}
        }
        func assign(to published: inout Binding<Output>) {
          if let last = values.last { published.wrappedValue = last }
        }
      }
      extension AnyCancellable {
        func store(in kept: inout Set<AnyCancellable>) { kept.insert(self) }
        func store(in kept: inout [AnyCancellable]) { kept.append(self) }
      }
      extension Binding {
        private var publisher: AnyPublisher<Value, Never> { AnyPublisher([self.wrappedValue]) }
        func map<Result>(_ change: (Value) -> Result) -> AnyPublisher<Result, Never> {
          publisher.map { change($0) }
        }
        func compactMap<Result>(_ change: (Value) -> Result?) -> AnyPublisher<Result, Never> {
          publisher.compactMap { change($0) }
        }
        func filter(_ isKept: (Value) -> Bool) -> AnyPublisher<Value, Never> {
          publisher.filter { isKept($0) }
        }
        func removeDuplicates() -> AnyPublisher<Value, Never> { publisher }
        func dropFirst(_ count: Int = 1) -> AnyPublisher<Value, Never> {
          publisher.dropFirst(count)
        }
        func receive(on scheduler: Any) -> AnyPublisher<Value, Never> { publisher }
        func debounce(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Value, Never> {
          AnyPublisher([])
        }
        func throttle(for time: SchedulerStride, scheduler: Any, latest: Bool) -> AnyPublisher<Value, Never> {
          publisher
        }
        func combineLatest<Other>(
          _ other: Binding<Other>
        ) -> AnyPublisher<(Value, Other), Never> {
          AnyPublisher([(self.wrappedValue, other.wrappedValue)])
        }
        func eraseToAnyPublisher() -> AnyPublisher<Value, Never> { publisher }
        func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
          receiveValue(self.wrappedValue)
          return AnyCancellable {}
        }
        func assign<Root: AnyObject>(
          to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
        ) -> AnyCancellable {
          object[keyPath: path] = self.wrappedValue
          return AnyCancellable {}
        }
      }
      enum Publishers {
        static func Merge<Output, Failure>(
          _ first: AnyPublisher<Output, Failure>, _ second: AnyPublisher<Output, Failure>
        ) -> AnyPublisher<Output, Failure> {
          first.merge(with: second)
        }
        static func MergeMany<Output, Failure>(
          _ publishers: AnyPublisher<Output, Failure>...
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher(publishers.flatMap { $0.values })
        }
        static func CombineLatest<First, Second>(
          _ first: Binding<First>, _ second: Binding<Second>
        ) -> AnyPublisher<(First, Second), Never> {
          AnyPublisher([(first.wrappedValue, second.wrappedValue)])
        }
        static func CombineLatest<First, Second, FirstFailure, SecondFailure>(
          _ first: AnyPublisher<First, FirstFailure>, _ second: AnyPublisher<Second, SecondFailure>
        ) -> AnyPublisher<(First, Second), Never> {
          AnyPublisher(
            zip(first.values.suffix(1), second.values.suffix(1)).map { ($0, $1) })
        }
        static func CombineLatest3<First, Second, Third>(
          _ first: Binding<First>, _ second: Binding<Second>, _ third: Binding<Third>
        ) -> AnyPublisher<(First, Second, Third), Never> {
          AnyPublisher([(first.wrappedValue, second.wrappedValue, third.wrappedValue)])
        }
      }
      func Just<Output>(_ output: Output) -> AnyPublisher<Output, Never> { AnyPublisher([output]) }
      class PassthroughSubject<Output, Failure> {
        init() {}
        func send(_ value: Output) {}
        func send() {}
        func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher([]) }
        func debounce(for time: SchedulerStride, scheduler: Any) -> AnyPublisher<Output, Failure> {
          AnyPublisher([])
        }
        func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> { AnyPublisher([]) }
        func map<Result>(_ change: (Output) -> Result) -> AnyPublisher<Result, Failure> {
          AnyPublisher<Result, Failure>([])
        }
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
      }
      class CurrentValueSubject<Output, Failure> {
        var value: Output
        init(_ value: Output) { self.value = value }
        func send(_ value: Output) { self.value = value }
        func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher([value]) }
        func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> { AnyPublisher([value]) }
        func map<Result>(_ change: (Output) -> Result) -> AnyPublisher<Result, Failure> {
          AnyPublisher<Result, Failure>([change(value)])
        }
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          receiveValue(value)
          return AnyCancellable {}
        }
      }
      """
  )
}
