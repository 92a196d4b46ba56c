internal import ConstraintLayout

/// What `appearance()` gives, each for a class and the classes inside of whose views it holds, and
/// what scenes have set on them.
///
/// As in UIKit, a view takes it when it is about to be shown, save what the scene has set on the view
/// itself.
final class AppearanceProxies {
  private unowned let evaluation: Evaluation
  private var proxies: [AppearanceProxy] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
  }

  /// The proxy for a class inside of others, of which the innermost is named first.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - containers: The classes around it.
  ///   - span: Where it is asked for.
  ///   - make: Makes an object of the class, which becomes the proxy where there is none yet.
  /// - Returns: The proxy.
  /// - Throws: What `make` throws, or that the scene has no steps left.
  /// - Complexity: O(*n*) in the number of proxies, and counted so.
  func proxy(
    for type: SceneType,
    in containers: [SceneType],
    at span: SourceSpan,
    make: () throws -> SceneValue
  ) throws -> SceneValue {
    try evaluation.charge(steps: proxies.count + containers.count, at: span)
    if let known = proxies.first(where: { $0.type == type && $0.containers == containers }) {
      return known.object
    }
    let made = try make()
    guard let native = made.nativeObject else { return made }
    places[ObjectIdentifier(native)] = proxies.count
    proxies.append(AppearanceProxy(type: type, containers: containers, object: made))
    return made
  }

  /// The object that stands for all of a class of the library, wherever they are.
  func object(for name: String) -> SceneValue? {
    proxies.first { $0.type == .named(name) && $0.containers.isEmpty }?.object
  }

  /// Notes what the scene sets on an object: for the others of its class where it is a proxy.
  ///
  /// - Parameters:
  ///   - name: What is set; what is set later under the same name takes its place.
  ///   - receiver: The object.
  ///   - span: Where it is set; what the library's own Swift sets is no setting of the scene.
  ///   - apply: Sets the same on another object.
  func note(
    _ name: String,
    on receiver: SceneValue,
    at span: SourceSpan,
    _ apply: @escaping (SceneValue) throws -> Void
  ) {
    guard let native = receiver.nativeObject, !evaluation.program.isOfPrelude(span) else { return }
    if let place = places[ObjectIdentifier(native)] {
      return proxies[place].keep(AppearanceSetting(name: name, apply: apply))
    }
    (native as? UIView)?.ownSettings.insert(name)
  }

  /// Gives an object all that is set for its classes, the most general first.
  func dress(_ object: any NativeObject) {
    if proxies.isEmpty || places[ObjectIdentifier(object)] != nil { return }
    guard evaluation.take(steps: proxies.count) else { return }
    let (value, view) = (object.sceneValue, object as? UIView)
    let around = view?.surroundings ?? []
    let meant = proxies.filter { holds($0, for: value, around[...]) }
    for proxy in meant.sorted(by: { rank(of: $0) < rank(of: $1) }) {
      for setting in proxy.settings where view?.ownSettings.contains(setting.name) != true {
        evaluation.guarded(()) {
          try evaluation.step(at: nil)
          try setting.apply(value)
        }
      }
    }
  }

  private func holds(
    _ proxy: AppearanceProxy,
    for value: SceneValue,
    _ around: ArraySlice<any NativeObject>
  ) -> Bool {
    guard evaluation.program.isInstance(value, of: proxy.type) else { return false }
    var around = around
    return proxy.containers.allSatisfy { container in
      guard
        let place = around.firstIndex(where: {
          evaluation.program.isInstance($0.sceneValue, of: container)
        })
      else { return false }
      around = around[(place + 1)...]
      return true
    }
  }

  /// More around a view counts more than a class of its own, and a subclass more than its superclass.
  private func rank(of proxy: AppearanceProxy) -> (Int, Int) {
    let above = proxies.count { evaluation.program.isInstance(proxy.object, of: $0.type) }
    return (proxy.containers.count, above)
  }
}

/// What stands for all objects of a class.
private struct AppearanceProxy {
  let type: SceneType
  let containers: [SceneType]
  let object: SceneValue
  private(set) var settings: [AppearanceSetting] = []
  /// Where each is in the list, by its name.
  private var places: [String: Int] = [:]

  init(type: SceneType, containers: [SceneType], object: SceneValue) {
    (self.type, self.containers, self.object) = (type, containers, object)
  }

  mutating func keep(_ setting: AppearanceSetting) {
    if let place = places[setting.name] {
      settings[place] = setting
    } else {
      places[setting.name] = settings.count
      settings.append(setting)
    }
  }
}

/// A value that a scene sets on objects.
private struct AppearanceSetting {
  let name: String
  let apply: (SceneValue) throws -> Void
}

extension UIView {
  /// The views around the view and their controllers, from the inside out.
  fileprivate var surroundings: [any NativeObject] {
    var found: [any NativeObject] = []
    var current: UIView? = self
    while let view = current {
      if view !== self { found.append(view) }
      var controller = view.controller
      while let holder = controller {
        found.append(holder)
        controller = holder.parent?.viewIfLoaded == nil ? holder.parent : nil
      }
      current = view.superview
    }
    return found
  }
}
