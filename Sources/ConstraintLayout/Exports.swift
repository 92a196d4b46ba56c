// Scenes import one module; the geometry that layout works with belongs to its vocabulary.
@_exported public import LayoutEngine
