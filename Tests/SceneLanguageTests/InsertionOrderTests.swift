import Testing

@testable import SceneLanguage

@Suite struct `An order of insertion` {
  @Test(arguments: UInt64(0)..<20)
  func `keeps keys as they came, while others come and go`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var order = InsertionOrder<Int>()
    var model: [(key: Int, value: Int)] = []
    for value in 0..<400 {
      let key = Int.random(in: 0..<40, using: &generator)
      let known = model.firstIndex { $0.key == key }
      // Now many keys are added and now many are removed, so that gaps come and are closed.
      if Int.random(in: 0..<10, using: &generator) < (value / 100 % 2 == 0 ? 7 : 3) {
        order[.int(key)] = value
        if let known { model[known].value = value } else { model.append((key, value)) }
      } else {
        order[.int(key)] = nil
        if let known { model.remove(at: known) }
      }
      #expect(order.count == model.count)
      #expect(order.keys == model.map { .int($0.key) })
      #expect(order.pairs.map(\.value) == model.map(\.value))
      #expect(order.firstKey == model.first.map { .int($0.key) })
      for (position, pair) in model.enumerated() {
        #expect(order.position(of: .int(pair.key)) == position)
        #expect(order.key(at: position) == .int(pair.key))
        #expect(order[.int(pair.key)] == pair.value)
      }
      #expect(order.key(at: model.count) == nil && order.key(at: -1) == nil)
    }
  }
}
