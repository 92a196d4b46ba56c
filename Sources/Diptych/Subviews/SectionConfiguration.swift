/// A section among the views of a container, or views that follow each other outside of any.
///
/// Behaves as SwiftUI's `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// What tells the sections of a view apart.
  public struct ID: Hashable, Sendable {
    let position: Int
  }

  /// What tells the section from the others.
  public let id: ID
  /// The views above the content; empty where the section has none.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views below the content; empty where the section has none.
  public let footer: SubviewsCollection
}
