/// Makes one view of the statements in a closure.
@resultBuilder public enum ViewBuilder {
  /// Makes a view of one expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts several views into one list.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes a view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Makes a view of the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Makes a view of a branch that needs a certain system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
