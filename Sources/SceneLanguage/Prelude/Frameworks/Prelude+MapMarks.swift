extension Prelude {
  /// Marks on maps, and where they stand.
  ///
  /// Degrees are as long everywhere in what is seen, as they nearly are on maps of cities. Weak, from
  /// pictures: that a map without a position shows a third more than its marks need, and how large
  /// balloons are.
  static let mapMarks = Part(
    names: [
      "Marker", "Annotation", "UserAnnotation", "MapMarker", "MapPin", "MapAnnotation", "_MapArea",
    ],
    source: """
      struct _MapPlace {
        let coordinate: CLLocationCoordinate2D
        let anchor: UnitPoint
      }
      struct _MapPlaceKey: LayoutValueKey {
        static let defaultValue: _MapPlace? = nil
      }
      struct _MapArea: Layout {
        let region: MKCoordinateRegion?
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let places = subviews.map { $0[_MapPlaceKey.self] }
          let seen = region ?? around(places.compactMap { $0?.coordinate })
          // All of the region is seen, and more along the longer side.
          let shrinks = max(0.01, cos(seen.center.latitude * .pi / 180))
          let scale = min(
            bounds.width / max(0.000_01, seen.span.longitudeDelta * shrinks),
            bounds.height / max(0.000_01, seen.span.latitudeDelta))
          for (view, place) in zip(subviews, places) {
            guard let place else { continue }
            let east = (place.coordinate.longitude - seen.center.longitude) * shrinks
            let south = seen.center.latitude - place.coordinate.latitude
            view.place(
              at: CGPoint(x: bounds.midX + east * scale, y: bounds.midY + south * scale),
              anchor: place.anchor, proposal: .unspecified)
          }
        }
        private func around(_ places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
          let rows = places.map { $0.latitude }, columns = places.map { $0.longitude }
          guard let south = rows.min(), let north = rows.max(), let west = columns.min(),
            let east = columns.max()
          else { return MKCoordinateRegion() }
          return MKCoordinateRegion(
            center: CLLocationCoordinate2D(
              latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
              latitudeDelta: (north - south) * 4 / 3, longitudeDelta: (east - west) * 4 / 3))
        }
      }
      struct _MapBalloon: View {
        let symbol: AnyView
        let title: AnyView?
        var color = Color.red
        let coordinate: CLLocationCoordinate2D
        var body: some View {
          symbol.foregroundStyle(.white).padding(6).background(color, in: Circle())
            ._titled(title)
            .layoutValue(
              key: _MapPlaceKey.self, value: _MapPlace(coordinate: coordinate, anchor: .bottom))
        }
      }
      extension View {
        /// A title below that takes no room.
        fileprivate func _titled(_ title: AnyView?) -> some View {
          overlay(alignment: .bottom) {
            if let title {
              title.font(.caption).fixedSize().alignmentGuide(.bottom) { $0[.top] }
            }
          }
        }
      }
      struct Marker: View {
        private var balloon: _MapBalloon
        init(
          _ title: String, systemImage: String = "mappin", coordinate: CLLocationCoordinate2D
        ) {
          balloon = _MapBalloon(
            symbol: AnyView(Image(systemName: systemImage)),
            title: title.isEmpty ? nil : AnyView(Text(title)), coordinate: coordinate)
        }
        init(_ title: String, image: String, coordinate: CLLocationCoordinate2D) {
          balloon = _MapBalloon(
            symbol: AnyView(Image(image)), title: AnyView(Text(title)), coordinate: coordinate)
        }
        init(_ title: String, monogram: Text, coordinate: CLLocationCoordinate2D) {
          balloon = _MapBalloon(
            symbol: AnyView(monogram), title: AnyView(Text(title)), coordinate: coordinate)
        }
        init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
          let label = label()
          balloon = _MapBalloon(
            symbol: AnyView(label.labelStyle(.iconOnly)),
            title: AnyView(label.labelStyle(.titleOnly)), coordinate: coordinate)
        }
        init(item: MKMapItem) {
          self.init(item.name ?? "", coordinate: item.placemark.coordinate)
        }
        func tint(_ color: Color?) -> Marker {
          var copy = self
          copy.balloon.color = color ?? .red
          return copy
        }
        var body: some View { balloon }
      }
      struct Annotation: View {
        private let content: AnyView
        private let title: AnyView?
        private let place: _MapPlace
        init<Content: View>(
          _ title: String, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
          @ViewBuilder content: () -> Content
        ) {
          self.content = AnyView(content())
          self.title = title.isEmpty ? nil : AnyView(Text(title))
          place = _MapPlace(coordinate: coordinate, anchor: anchor)
        }
        init<Content: View, Label: View>(
          coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        ) {
          self.content = AnyView(content())
          title = AnyView(label())
          place = _MapPlace(coordinate: coordinate, anchor: anchor)
        }
        var body: some View {
          content._titled(title).layoutValue(key: _MapPlaceKey.self, value: place)
        }
      }
      struct UserAnnotation: View {
        init() {}
        var body: some View { EmptyView() }
      }
      struct MapMarker: View {
        private let balloon: _MapBalloon
        init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
          balloon = _MapBalloon(
            symbol: AnyView(Image(systemName: "mappin")), title: nil, color: tint ?? .red,
            coordinate: coordinate)
        }
        var body: some View { balloon }
      }
      struct MapPin: View {
        private let color: Color
        private let coordinate: CLLocationCoordinate2D
        init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
          (self.coordinate, color) = (coordinate, tint ?? .red)
        }
        var body: some View {
          Image(systemName: "mappin").foregroundStyle(color)
            .layoutValue(
              key: _MapPlaceKey.self, value: _MapPlace(coordinate: coordinate, anchor: .bottom))
        }
      }
      struct MapAnnotation: View {
        private let content: AnyView
        private let place: _MapPlace
        init<Content: View>(
          coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
          @ViewBuilder content: () -> Content
        ) {
          self.content = AnyView(content())
          place = _MapPlace(
            coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y))
        }
        var body: some View { content.layoutValue(key: _MapPlaceKey.self, value: place) }
      }
      """
  )
}
