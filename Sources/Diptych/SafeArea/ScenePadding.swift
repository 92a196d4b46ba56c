/// What the room around the content of a scene is meant for.
public struct ScenePadding: Hashable, Sendable {
  private let value: Int

  /// As much as the platform asks for at least.
  public static let minimum = ScenePadding(value: 0)
  /// So that content begins where a navigation bar's title does.
  public static let navigationBar = ScenePadding(value: 1)
}

extension View {
  /// Adds the padding between a scene's root and its edges: on iOS that of ``View/padding(_:_:)``.
  ///
  /// Apple documents no number for iOS; what is seen there is 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  /// Adds the padding of a kind between a scene's root and its edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
