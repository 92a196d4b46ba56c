internal import Diptych
internal import LayoutEngine

// The types of the vocabulary whose values scenes hold as they are.
extension Alignment: NativeValue {}
extension Angle: NativeValue {}
extension AnyLayout: NativeValue {}
extension AnyShape: NativeValue {}
extension AnyShapeStyle: NativeValue {}
extension AnyView: NativeValue {}
extension Axis: NativeValue {}
extension Axis.Set: NativeValue { static var sceneName: String { "Axis.Set" } }
extension CGAffineTransform: NativeValue {}
extension CGLineCap: NativeValue {}
extension CGLineJoin: NativeValue {}
extension CGPathFillRule: NativeValue {}
extension CGPoint: NativeValue {}
extension CGRect: NativeValue {}
extension CGSize: NativeValue {}
extension CGVector: NativeValue {}
extension Capsule: NativeValue {}
extension Circle: NativeValue {}
extension Color: NativeValue {}
extension ConcentricRectangle: NativeValue {}
extension ContainerRelativeShape: NativeValue {}
extension ContentMode: NativeValue {}
extension CoordinateSpace: NativeValue {}
extension Divider: NativeValue {}
extension Edge: NativeValue {}
extension Edge.Set: NativeValue { static var sceneName: String { "Edge.Set" } }
extension EdgeInsets: NativeValue {}
extension Ellipse: NativeValue {}
extension EmptyView: NativeValue {}
extension EnvironmentValues: NativeValue {}
extension FillStyle: NativeValue {}
extension Font: NativeValue {}
extension Font.Design: NativeValue { static var sceneName: String { "Font.Design" } }
extension Font.TextStyle: NativeValue { static var sceneName: String { "Font.TextStyle" } }
extension Font.Weight: NativeValue { static var sceneName: String { "Font.Weight" } }
extension GeometryProxy: NativeValue {}
extension HorizontalAlignment: NativeValue {}
extension HorizontalEdge: NativeValue {}
extension Image: NativeValue {}
extension LayoutDirection: NativeValue {}
extension LayoutSubview: NativeValue {}
extension LayoutSubviews: NativeValue {}
extension Namespace.ID: NativeValue { static var sceneName: String { "Namespace.ID" } }
extension Path: NativeValue {}
extension ProposedViewSize: NativeValue {}
extension Rectangle: NativeValue {}
extension RectangleCornerRadii: NativeValue {}
extension RoundedCornerStyle: NativeValue {}
extension RoundedRectangle: NativeValue {}
extension Spacer: NativeValue {}
extension StrokeStyle: NativeValue {}
extension Text: NativeValue {}
extension TextAlignment: NativeValue {}
extension UnevenRoundedRectangle: NativeValue {}
extension UnitPoint: NativeValue {}
extension VerticalAlignment: NativeValue {}
extension VerticalEdge: NativeValue {}
extension ViewDimensions: NativeValue {}
extension ViewSpacing: NativeValue {}
extension BackgroundStyle: NativeValue {}
extension ForegroundStyle: NativeValue {}
extension HierarchicalShapeStyle: NativeValue {}
extension TintShapeStyle: NativeValue {}
