/// What views keep from one evaluation of a scene to the next: their state, and what they have done.
///
/// A view is known by the views around it and by its turn among those of its kind in them, so the
/// same view finds the same values as long as the views before it stay what they are.
package final class LastingValues {
  /// Views of one kind in one view.
  private struct Kind: Hashable {
    var owner: Int
    var type: ObjectIdentifier
  }

  /// One of a view's values.
  private struct Place: Hashable {
    var view: Int
    var index: Int
  }

  private var counts: [Kind: Int] = [:]
  private var values: [Place: AnyObject] = [:]
  private var stateless: Set<ObjectIdentifier> = []

  /// Begins one more evaluation: every view takes its turn anew.
  func begin() {
    counts.removeAll(keepingCapacity: true)
  }

  /// The identity of the next view of a kind in the view of another identity.
  package func identity(of type: ObjectIdentifier, in owner: Int) -> Int {
    let turn = counts[Kind(owner: owner, type: type), default: 0]
    counts[Kind(owner: owner, type: type)] = turn + 1
    var hasher = Hasher()
    hasher.combine(owner)
    hasher.combine(type)
    hasher.combine(turn)
    return hasher.finalize()
  }

  /// The identity of a row that has a name of its own, wherever it stands among the others.
  package static func identity(of name: some Hashable, in owner: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(owner)
    hasher.combine(name)
    return hasher.finalize()
  }

  /// A view's value, made when the view comes for the first time.
  package func value<Value: AnyObject>(
    at index: Int,
    of view: Int,
    initially make: () -> Value
  ) -> Value {
    let place = Place(view: view, index: index)
    if let kept = values[place] as? Value { return kept }
    let made = make()
    values[place] = made
    return made
  }

  /// Gives the properties of a compiled view the values that they had before.
  ///
  /// - Returns: The identity of the view; that of its owner where it has nothing to keep.
  /// - Complexity: A view of a type without state is looked into once.
  func connect<Content: View>(_ view: Content, in owner: Int) -> Int {
    let type = ObjectIdentifier(Content.self)
    if stateless.contains(type) { return owner }
    let properties = Mirror(reflecting: view).children.map { $0.value as? any LastingProperty }
    guard properties.contains(where: { $0 != nil }) else {
      stateless.insert(type)
      return owner
    }
    let identity = identity(of: type, in: owner)
    for (index, property) in properties.enumerated() {
      property?.connect(to: self, at: index, of: identity)
    }
    return identity
  }
}

/// A property whose value outlives the view that it is written in.
protocol LastingProperty {
  /// Takes over the value that the same view's property had before.
  func connect(to values: LastingValues, at index: Int, of view: Int)
}

/// A value, or the place of the one that stands for it since an earlier evaluation.
final class LastingValue<Value> {
  private var own: Value
  private var earlier: LastingValue?

  init(_ value: Value) {
    own = value
  }

  var value: Value {
    get { earlier?.value ?? own }
    set {
      if let earlier { earlier.value = newValue } else { own = newValue }
    }
  }

  /// Shares the value that an earlier evaluation left at a place.
  func connect(to values: LastingValues, at index: Int, of view: Int) {
    let kept = values.value(at: index, of: view) { self }
    if kept !== self { earlier = kept }
  }
}
