/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable {
  /// That of the view itself.
  case local
  /// That of the whole canvas.
  case global
  /// That of a view around, by the name that the scene gives it; an unknown name means the canvas.
  case named(AnyHashable)
}

/// Something that names a frame of reference for coordinates.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference.
  var coordinateSpace: CoordinateSpace { get }
}

/// The frame of reference of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// That of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The frame of reference of the whole canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// That of the canvas.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The frame of reference of a view around, by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  /// That of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name of the nearest scroll view, or of the nearest that scrolls along an axis.
  static func nearestScrollView(along axis: Axis?) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewName(axis: axis)))
  }

  private struct ScrollViewName: Hashable {
    var axis: Axis?
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The frame of reference of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The frame of reference of the whole canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The frame of reference of the view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The frame of reference of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace.nearestScrollView(along: nil)
  }

  /// The frame of reference of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace.nearestScrollView(along: axis)
  }
}

extension View {
  /// Names the view's frame of reference for geometry readers inside of it.
  public func coordinateSpace(name: some Hashable) -> some View {
    NamedSpace(content: self, name: AnyHashable(name))
  }

  /// Names the view's frame of reference for geometry readers inside of it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedSpace(content: self, name: name.name)
  }
}

/// A view whose frame of reference has a name.
package struct NamedSpace<Content: View>: PrimitiveView {
  let content: Content
  let name: AnyHashable

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let record = FrameRecord()
    var scope = scope
    scope.surroundings.coordinateSpaces[name] = record
    tree.lower(content, recordingIn: record, in: scope)
  }
}
