extension Prelude {
  /// What is found on maps, of which a picture finds nothing.
  static let mapItems = Part(
    names: [
      "MKMapItem", "MKPlacemark", "MKLocalSearch", "MKDirections", "MKRoute",
      "MKLookAroundScene", "MKLookAroundSceneRequest", "LookAroundPreview", "lookAroundViewer",
    ],
    source: """
      class MKPlacemark: NSObject {
        let coordinate: CLLocationCoordinate2D
        let name: String? = nil
        let title: String? = nil
        let locality: String? = nil
        let country: String? = nil
        init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
      }
      class MKMapItem: NSObject {
        let placemark: MKPlacemark
        var name: String?
        var phoneNumber: String?
        var url: URL?
        init(placemark: MKPlacemark) { self.placemark = placemark }
        static func forCurrentLocation() -> MKMapItem {
          MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
        }
        @discardableResult
        func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
      }
      struct MKLocalSearchResultType: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let address = MKLocalSearchResultType(rawValue: 1)
        static let pointOfInterest = MKLocalSearchResultType(rawValue: 2)
      }
      class MKLocalSearch {
        class Request {
          var naturalLanguageQuery: String?
          var region = MKCoordinateRegion()
          var resultTypes = MKLocalSearchResultType.pointOfInterest
          init() {}
        }
        class Response {
          let mapItems: [MKMapItem] = []
          let boundingRegion = MKCoordinateRegion()
        }
        init(request: Request) {}
        func start() async throws -> Response { Response() }
      }
      class MKRoute: NSObject {
        let name = ""
        let distance = 0.0
        let expectedTravelTime = 0.0
      }
      struct MKDirectionsTransportType: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let automobile = MKDirectionsTransportType(rawValue: 1)
        static let walking = MKDirectionsTransportType(rawValue: 2)
        static let transit = MKDirectionsTransportType(rawValue: 4)
        static let any = MKDirectionsTransportType(rawValue: 7)
      }
      class MKDirections {
        class Request {
          var source: MKMapItem?
          var destination: MKMapItem?
          var transportType = MKDirectionsTransportType.any
          init() {}
        }
        class Response { let routes: [MKRoute] = [] }
        init(request: Request) {}
        func calculate() async throws -> Response { Response() }
      }
      class MKLookAroundScene: NSObject {}
      class MKLookAroundSceneRequest {
        init(coordinate: CLLocationCoordinate2D) {}
        init(mapItem: MKMapItem) {}
        var scene: MKLookAroundScene? { get async throws { nil } }
      }
      struct LookAroundPreview: View {
        init(
          initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
          showsRoadLabels: Bool = true
        ) {}
        init(
          scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
          showsRoadLabels: Bool = true
        ) {}
        var body: some View { Rectangle().fill(.quaternary) }
      }
      extension View {
        func lookAroundViewer(
          isPresented: Binding<Bool>, initialScene: MKLookAroundScene?
        ) -> some View { self }
      }
      """
  )
}
