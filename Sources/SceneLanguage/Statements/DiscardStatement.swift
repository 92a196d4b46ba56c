/// `discard self`: the value ends without its `deinit`.
struct DiscardStatement: BoundStatement {
  let value: any BoundExpression

  func execute(in frame: Frame) throws -> Flow {
    if case .structure(let structure) = try value.evaluate(in: frame) {
      structure.life?.evaluation = nil
    }
    return .next
  }
}
