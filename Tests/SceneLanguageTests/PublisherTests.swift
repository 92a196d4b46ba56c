import Testing

@Suite struct `Publishers` {
  @Test(arguments: [
    (
      """
      let numbers = PassthroughSubject<Int, Never>()
      numbers.map { $0 * 2 }.filter { $0 > 2 }.sink { print($0) }.store(in: &kept)
      numbers.send(1)
      numbers.send(4)
      """, ["8"]
    ),
    (
      """
      let name = CurrentValueSubject<String, Never>("a")
      name.removeDuplicates().sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
        .store(in: &kept)
      name.send("a")
      name.value = "b"
      name.send(completion: .finished)
      name.send("c")
      """, ["a", "b", "finished"]
    ),
    (
      """
      Empty<Int, Never>().sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
        .store(in: &kept)
      Fail<Int, URLError>(error: URLError(.badURL)).catch { _ in Just(1) }.sink { print($0) }
        .store(in: &kept)
      let failing: AnyPublisher<Int, any Error> =
        Fail(error: URLError(.badURL)).eraseToAnyPublisher()
      failing.replaceError(with: 2).sink { print($0) }.store(in: &kept)
      var count = 0
      let late = Deferred {
        count += 1
        return Just(count)
      }
      late.sink { print("late", $0) }.store(in: &kept)
      late.sink { print("late", $0) }.store(in: &kept)
      """, ["finished", "1", "2", "late 1", "late 2"]
    ),
    (
      """
      let numbers = PassthroughSubject<Int, Never>()
      _ = numbers.sink { print("dropped", $0) }
      let subscription = numbers.sink { print("kept", $0) }
      numbers.send(1)
      subscription.cancel()
      numbers.send(2)
      """, ["kept 1"]
    ),
    (
      """
      let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
      one.combineLatest(two).sink { print($0, $1) }.store(in: &kept)
      one.scan(0, +).collect().sink { print($0) }.store(in: &kept)
      one.send(1)
      two.send("a")
      one.send(2)
      one.send(completion: .finished)
      """, ["1 a", "2 a", "[1, 3]"]
    ),
    (
      """
      let numbers = PassthroughSubject<Int, Never>()
      numbers.prefix(while: { $0 < 3 })
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
        .store(in: &kept)
      numbers.drop(while: { $0 < 2 }).count().sink { print("count", $0) }.store(in: &kept)
      numbers.last().append(9).collect().sink { print($0) }.store(in: &kept)
      numbers.allSatisfy { $0 > 0 }.sink { print($0) }.store(in: &kept)
      numbers.contains { $0 == 4 }.sink { print($0) }.store(in: &kept)
      [1, 2, 3].forEach { numbers.send($0) }
      numbers.send(completion: .finished)
      """, ["1", "2", "finished", "count 2", "[3, 9]", "true", "false"]
    ),
    (
      """
      let none = PassthroughSubject<Int, Never>()
      none.replaceEmpty(with: 7).sink { print($0) }.store(in: &kept)
      none.ignoreOutput().sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
        .store(in: &kept)
      none.send(completion: .finished)
      """, ["7", "finished"]
    ),
    (
      """
      let numbers = PassthroughSubject<Int, Never>()
      numbers.zip(Just("a"))
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0, $1) })
        .store(in: &kept)
      numbers.send(1)
      numbers.send(2)
      """, ["1 a", "finished"]
    ),
    (
      """
      let numbers = PassthroughSubject<Int, Never>()
      numbers.prefix(0).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
        .store(in: &kept)
      numbers.throttle(for: 1, scheduler: RunLoop.main, latest: true)
        .sink(receiveCompletion: { print("end", $0) }, receiveValue: { print($0) })
        .store(in: &kept)
      numbers.send(1)
      numbers.send(2)
      """, ["finished", "1"]
    ),
    (
      """
      let (outer, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      outer.flatMap { start in inner.map { start + $0 } }
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &kept)
      outer.send(10)
      outer.send(completion: .finished)
      inner.send(1)
      inner.send(completion: .finished)
      """, ["11", "finished"]
    ),
    (
      """
      Publishers.MergeMany([1, 2].publisher, Just(3)).collect().sink { print($0) }
        .store(in: &kept)
      """, ["[1, 2, 3]"]
    ),
    (
      """
      let name = CurrentValueSubject<String, Never>("a")
      name.send(completion: .finished)
      name.send("b")
      name.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &kept)
      print(name.value)
      """, ["finished", "a"]
    ),
    (
      """
      let numbers = PassthroughSubject<Int, Never>()
      let told = numbers.handleEvents(
        receiveSubscription: { _ in print("begun") }, receiveOutput: { print("out", $0) },
        receiveCancel: { print("cancelled") })
      let subscription = told.sink { print($0) }
      numbers.send(1)
      subscription.cancel()
      """, ["begun", "out 1", "1", "cancelled"]
    ),
  ])
  func `reach who waits for what they send`(program: String, output: [String]) {
    let run = SceneRun("import Combine\nvar kept: Set<AnyCancellable> = []\n" + program)
    #expect(run.messages == [])
    #expect(run.console == output)
  }

  @Test func `change the property that they are assigned to`() {
    let run = SceneRun(
      """
      import Combine
      final class Model: ObservableObject {
        @Published var text = "a"
        @Published var shout = ""
        init() { $text.map { $0.uppercased() }.assign(to: &$shout) }
      }
      print(Model().shout)
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["A"])
  }

  @Test func `tell of an object before any of its published properties changes`() {
    let run = SceneRun(
      """
      import Combine
      final class Child: ObservableObject {
        @Published var name = "a"
        @Published var list = [1]
        var plain = 0
        var sent = 0 { willSet { objectWillChange.send() } }
      }
      final class Parent: ObservableObject {
        @Published var child = Child()
        private var kept: AnyCancellable?
        init() {
          kept = child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        }
      }
      let parent = Parent()
      let first = parent.objectWillChange.sink { print("parent", parent.child.name) }
      let second = parent.child.objectWillChange.sink { _ in print(parent.child.list) }
      parent.child.name = "b"
      parent.child.plain = 1
      parent.child.list.append(2)
      parent.child.sent = 1
      second.cancel()
      parent.child.name += "c"
      """
    )
    #expect(run.messages == [])
    #expect(
      run.console == [
        "parent a", "[1]", "parent b", "[1]", "parent b", "[1, 2]", "parent b",
      ]
    )
  }

  @Test func `tell later values of a published property`() {
    let run = SceneRun(
      """
      import Combine
      final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
        var kept: Set<AnyCancellable> = []
        init() {
          $name.combineLatest($count).sink { print($0, $1) }.store(in: &kept)
          $count.dropFirst().sink { [weak self] in print(self?.count ?? -1, "to", $0) }
            .store(in: &kept)
          count = 1
        }
      }
      let model = Model()
      model.name = "b"
      model.kept = []
      model.count += 1
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["a 0", "a 1", "0 to 1", "b 1"])
  }
}
