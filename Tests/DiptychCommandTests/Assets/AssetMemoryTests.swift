import Testing

@testable import DiptychCommand

@Suite struct `Assets that were looked for` {
  @Test func `are looked for once, whether there are any or not`() {
    let memory = AssetMemory<Int>()
    var asked: [String] = []
    func find(_ name: String) -> Int? {
      memory.asset(name) { mayList in
        asked.append("\(name) \(mayList)")
        return name == "there" ? 3 : nil
      }
    }
    #expect(["there", "not", "there", "not", "nor"].map(find) == [3, nil, 3, nil, nil])
    #expect(asked == ["there true", "not true", "nor false"])
  }

  @Test func `are not all remembered where a scene makes up their names`() {
    let memory = AssetMemory<Int>()
    var count = 0
    for _ in 0..<2 {
      for number in 0..<3_000 {
        #expect(
          memory.asset("\(number)") { _ in
            count += 1
            return nil
          } == nil
        )
      }
    }
    #expect(count == 5_000)
  }
}
