extension Prelude {
  /// What tells that an object is about to change; views look at it anew in any case.
  static let objectChanges = Part(
    names: ["objectWillChange", "ObservableObjectPublisher"],
    source: """
      typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>
      extension ObservableObject {
        var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
      }
      """
  )
}
