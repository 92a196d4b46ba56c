/// What a geometry reader is told about its place.
package struct ReaderGeometry {
  /// The size of the reader, in points.
  package var size: CGSize
  /// The frame of the reader in the canvas, in points, physical.
  package var frame: CGRect
  /// The direction of the reader's content.
  package var layoutDirection: LayoutDirection
  /// The safe part of the canvas, in points, physical.
  package var canvas = CGRect.zero
  /// How far the reader may reach into the unsafe area, in points.
  package var safeAreaInsets = EdgeInsets()
  /// What knows how long the texts of the layout are.
  package var textMeasuring: (any TextMeasuring)?
}

/// The content of a geometry reader, made when its frame is known.
package typealias GeometryContent = (ReaderGeometry) -> LayoutTree
