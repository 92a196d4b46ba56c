import Testing

@testable import DiptychCommand

@Suite struct `Assets that were looked for` {
  @Test func `are looked for once, whether there are any or not`() {
    let memory = AssetMemory<Int>()
    var asked: [String] = []
    func find(_ name: String) -> Int? {
      memory.asset(name) {
        asked.append(name)
        return name == "there" ? 3 : nil
      }
    }
    #expect(["there", "not", "there", "not"].map(find) == [3, nil, 3, nil])
    #expect(asked == ["there", "not"])
  }
}
