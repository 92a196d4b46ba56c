extension Prelude {
  /// Places on the earth.
  static let locations = Part(
    names: [
      "CLLocationCoordinate2D", "CLLocation", "CLLocationDegrees", "CLLocationDistance",
      "CLLocationManager", "CLLocationManagerDelegate", "CLAuthorizationStatus",
    ],
    source: """
      typealias CLLocationDegrees = Double
      typealias CLLocationDistance = Double
      struct CLLocationCoordinate2D {
        var latitude = 0.0
        var longitude = 0.0
        init() {}
        init(latitude: Double, longitude: Double) {
          (self.latitude, self.longitude) = (latitude, longitude)
        }
      }
      class CLLocation {
        let coordinate: CLLocationCoordinate2D
        init(latitude: Double, longitude: Double) {
          coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        /// Along the great circle of a sphere with the earth's mean radius, in metres.
        func distance(from other: CLLocation) -> Double {
          let turn = Double.pi / 180
          let (a, b) = (coordinate.latitude * turn, other.coordinate.latitude * turn)
          let across = (other.coordinate.longitude - coordinate.longitude) * turn
          let cosine = sin(a) * sin(b) + cos(a) * cos(b) * cos(across)
          return 6_371_000 * acos(min(max(cosine, -1), 1))
        }
      }
      enum CLAuthorizationStatus: Int {
        case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
      }
      protocol CLLocationManagerDelegate: AnyObject {}
      class CLLocationManager {
        weak var delegate: CLLocationManagerDelegate?
        var desiredAccuracy = 0.0
        var distanceFilter = 0.0
        let location: CLLocation? = nil
        let authorizationStatus = CLAuthorizationStatus.notDetermined
        init() {}
        func requestWhenInUseAuthorization() {}
        func requestAlwaysAuthorization() {}
        func requestLocation() {}
        func startUpdatingLocation() {}
        func stopUpdatingLocation() {}
      }
      """
  )

  /// Parts of the earth that maps show.
  static let regions = Part(
    names: ["MKCoordinateRegion", "MKCoordinateSpan"],
    source: """
      struct MKCoordinateSpan {
        var latitudeDelta = 0.0
        var longitudeDelta = 0.0
        init() {}
        init(latitudeDelta: Double, longitudeDelta: Double) {
          (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
        }
      }
      struct MKCoordinateRegion {
        var center = CLLocationCoordinate2D()
        var span = MKCoordinateSpan()
        init() {}
        init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
          (self.center, self.span) = (center, span)
        }
        init(
          center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
        ) {
          self.center = center
          // A degree of latitude is everywhere about as long.
          let degree = 111_320.0
          span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / degree,
            longitudeDelta: longitudinalMeters
              / (degree * max(0.01, cos(center.latitude * .pi / 180))))
        }
      }
      """
  )

  /// Maps, of which a picture shows the marks alone.
  static let maps = Part(
    names: ["Map", "MapReader"],
    source: """
      struct MapInteractionModes: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let pan = MapInteractionModes(rawValue: 1)
        static let zoom = MapInteractionModes(rawValue: 2)
        static let pitch = MapInteractionModes(rawValue: 4)
        static let rotate = MapInteractionModes(rawValue: 8)
        static let all = MapInteractionModes(rawValue: 15)
      }
      enum MapUserTrackingMode { case none, follow }
      struct MapCamera {
        let centerCoordinate: CLLocationCoordinate2D
        let distance: Double
        let heading: Double
        let pitch: Double
        init(
          centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
          pitch: Double = 0
        ) {
          self.centerCoordinate = centerCoordinate
          self.distance = distance
          self.heading = heading
          self.pitch = pitch
        }
      }
      struct MapCameraPosition {
        var region: MKCoordinateRegion? = nil
        var camera: MapCamera? = nil
        static let automatic = MapCameraPosition()
        static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
          MapCameraPosition(region: region)
        }
        static func camera(_ camera: MapCamera) -> MapCameraPosition {
          MapCameraPosition(camera: camera)
        }
        static func userLocation(
          followsHeading: Bool = false, fallback: MapCameraPosition
        ) -> MapCameraPosition { fallback }
        /// What is seen; that a camera sees half as far as it is away is weak.
        var _region: MKCoordinateRegion? {
          region ?? camera.map {
            MKCoordinateRegion(
              center: $0.centerCoordinate, latitudinalMeters: $0.distance / 2,
              longitudinalMeters: $0.distance / 2)
          }
        }
      }
      enum MapCameraUpdateFrequency { case continuous, onEnd }
      struct MapCameraUpdateContext {
        let camera: MapCamera
        let region: MKCoordinateRegion
      }
      struct MapStyle {
        enum Elevation { case automatic, flat, realistic }
        enum Emphasis { case automatic, muted }
        static let standard = MapStyle()
        static let imagery = MapStyle()
        static let hybrid = MapStyle()
        static func standard(
          elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
          pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
        ) -> MapStyle { standard }
        static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
        static func hybrid(
          elevation: Elevation = .automatic,
          pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
        ) -> MapStyle { hybrid }
      }
      struct MKPointOfInterestCategory: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let airport = MKPointOfInterestCategory(rawValue: "airport")
        static let atm = MKPointOfInterestCategory(rawValue: "atm")
        static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
        static let bank = MKPointOfInterestCategory(rawValue: "bank")
        static let beach = MKPointOfInterestCategory(rawValue: "beach")
        static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
        static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
        static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
        static let library = MKPointOfInterestCategory(rawValue: "library")
        static let museum = MKPointOfInterestCategory(rawValue: "museum")
        static let nationalPark = MKPointOfInterestCategory(rawValue: "nationalPark")
        static let park = MKPointOfInterestCategory(rawValue: "park")
        static let parking = MKPointOfInterestCategory(rawValue: "parking")
        static let pharmacy = MKPointOfInterestCategory(rawValue: "pharmacy")
        static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
        static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
        static let school = MKPointOfInterestCategory(rawValue: "school")
        static let store = MKPointOfInterestCategory(rawValue: "store")
        static let theater = MKPointOfInterestCategory(rawValue: "theater")
        static let university = MKPointOfInterestCategory(rawValue: "university")
      }
      struct PointOfInterestCategories {
        static let all = PointOfInterestCategories()
        static let excludingAll = PointOfInterestCategories()
        static func including(
          _ categories: [MKPointOfInterestCategory]
        ) -> PointOfInterestCategories { all }
        static func excluding(
          _ categories: [MKPointOfInterestCategory]
        ) -> PointOfInterestCategories { all }
      }
      struct MapCameraBounds {
        init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
        init(
          centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
          maximumDistance: Double? = nil
        ) {}
      }
      struct MapProxy {
        func convert(
          _ point: CGPoint, from space: CoordinateSpace
        ) -> CLLocationCoordinate2D? { nil }
        func convert(
          _ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace
        ) -> CGPoint? { nil }
      }
      struct MapReader<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
        var body: some View { content }
      }
      struct Map: View {
        private let region: MKCoordinateRegion?
        private let marks: AnyView
        init(
          initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
          interactionModes: MapInteractionModes = .all,
          scope: Namespace.ID? = nil
        ) { (region, marks) = (initialPosition._region, AnyView(EmptyView())) }
        init<Content: View>(
          initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
          interactionModes: MapInteractionModes = .all,
          scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
        ) { (region, marks) = (initialPosition._region, AnyView(content())) }
        init(
          position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
          scope: Namespace.ID? = nil
        ) { (region, marks) = (position.wrappedValue._region, AnyView(EmptyView())) }
        init<Content: View>(
          position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
          interactionModes: MapInteractionModes = .all,
          scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
        ) { (region, marks) = (position.wrappedValue._region, AnyView(content())) }
        init<Tag: Hashable, Content: View>(
          position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
          selection: Binding<Tag?>, scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
        ) { (region, marks) = (position.wrappedValue._region, AnyView(content())) }
        init(
          coordinateRegion: Binding<MKCoordinateRegion>,
          interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
          userTrackingMode: Binding<MapUserTrackingMode>? = nil
        ) { (region, marks) = (coordinateRegion.wrappedValue, AnyView(EmptyView())) }
        init<Items: RandomAccessCollection, Content: View>(
          coordinateRegion: Binding<MKCoordinateRegion>,
          interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
          userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
          annotationContent: @escaping (Items.Element) -> Content
        ) {
          region = coordinateRegion.wrappedValue
          marks = AnyView(ForEach(annotationItems) { annotationContent($0) })
        }
        var body: some View {
          Rectangle().fill(.quaternary)
            .overlay {
              // Maps are the same in every language.
              _MapArea(region: region) { marks }.environment(\\.layoutDirection, .leftToRight)
            }
            .clipped()
        }
      }
      protocol MapContent: View {}
      extension MapContent {
        func stroke(_ style: any ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
        func stroke(_ style: any ShapeStyle, style stroke: StrokeStyle) -> Self { self }
        func stroke(lineWidth: CGFloat) -> Self { self }
        func foregroundStyle(_ style: any ShapeStyle) -> Self { self }
        func mapOverlayLevel(level: MapOverlayLevel) -> Self { self }
      }
      enum MapOverlayLevel { case aboveRoads, aboveLabels }
      struct MapCircle: MapContent {
        init(center: CLLocationCoordinate2D, radius: Double) {}
        var body: some View { EmptyView() }
      }
      struct MapPolyline: MapContent {
        init(coordinates: [CLLocationCoordinate2D]) {}
        var body: some View { EmptyView() }
      }
      struct MapPolygon: MapContent {
        init(coordinates: [CLLocationCoordinate2D]) {}
        var body: some View { EmptyView() }
      }
      extension MapPolyline {
        init(_ route: MKRoute) { self.init(coordinates: []) }
      }
      extension MapCameraPosition {
        static func item(
          _ item: MKMapItem, allowsAutomatic: Bool = true
        ) -> MapCameraPosition { automatic }
      }
      struct MapUserLocationButton: View {
        init(scope: Namespace.ID? = nil) {}
        var body: some View { EmptyView() }
      }
      struct MapCompass: View {
        init(scope: Namespace.ID? = nil) {}
        var body: some View { EmptyView() }
      }
      struct MapScaleView: View {
        init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
        var body: some View { EmptyView() }
      }
      struct MapPitchToggle: View {
        init(scope: Namespace.ID? = nil) {}
        var body: some View { EmptyView() }
      }
      extension View {
        func mapStyle(_ style: MapStyle) -> some View { self }
        func mapControls<Controls: View>(
          @ViewBuilder _ content: () -> Controls
        ) -> some View { self }
        func mapControlVisibility(_ visibility: Visibility) -> some View { self }
        func onMapCameraChange(
          frequency: MapCameraUpdateFrequency = .onEnd,
          _ action: @escaping (MapCameraUpdateContext) -> Void
        ) -> some View { self }
        func onMapCameraChange(
          frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
        ) -> some View { self }
        func mapScope(_ scope: Namespace.ID) -> some View { self }
        func annotationTitles(_ visibility: Visibility) -> some View { self }
      }
      """
  )

  /// Maps of UIKit, which take their place in a picture and show nothing.
  static let mapViews = Part(
    names: ["MKMapView", "MKMapViewDelegate", "MKAnnotation", "MKPointAnnotation", "MKMapType"],
    source: """
      protocol MKAnnotation: AnyObject {}
      class MKPointAnnotation: MKAnnotation {
        var coordinate = CLLocationCoordinate2D()
        var title: String?
        var subtitle: String?
        init() {}
      }
      enum MKMapType: Int { case standard, satellite, hybrid, satelliteFlyover, mutedStandard }
      protocol MKMapViewDelegate: AnyObject {}
      class MKMapView: UIView {
        weak var delegate: MKMapViewDelegate?
        var mapType = MKMapType.standard
        var region = MKCoordinateRegion()
        var centerCoordinate = CLLocationCoordinate2D()
        var showsUserLocation = false
        var showsCompass = true
        var showsScale = false
        var isZoomEnabled = true
        var isScrollEnabled = true
        var isRotateEnabled = true
        var isPitchEnabled = true
        private(set) var annotations: [MKAnnotation] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .systemGray5
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
        func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
          centerCoordinate = coordinate
        }
        func addAnnotation(_ annotation: MKAnnotation) { annotations.append(annotation) }
        func addAnnotations(_ annotations: [MKAnnotation]) { self.annotations += annotations }
        func removeAnnotations(_ annotations: [MKAnnotation]) { self.annotations = [] }
      }
      """
  )
}
