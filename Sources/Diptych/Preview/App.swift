/// An app; a file that declares one is understood, and nothing is run.
public protocol App {
  /// The type of the windows.
  associatedtype Body: Scene

  /// The windows.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Does nothing: previews are shown, apps are not run.
  public static func main() {}
}

/// A window of an app.
public protocol Scene {
  /// The type of the windows that this one consists of.
  associatedtype Body: Scene

  /// The windows that this one consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// The body that windows of the vocabulary do not have.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Makes one window of the statements in a closure.
@resultBuilder public enum SceneBuilder {
  /// Passes a window on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes several windows as the first of them.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First,
    _ other: repeat each Other
  ) -> First {
    first
  }
}

/// A window with views.
public struct WindowGroup<Content: View>: Scene {
  /// A window has no windows inside.
  public typealias Body = Never

  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a window with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The window of an app's settings.
public struct Settings<Content: View>: Scene {
  /// A window has no windows inside.
  public typealias Body = Never

  /// Creates the window.
  public init(@ViewBuilder content: () -> Content) {}
}
