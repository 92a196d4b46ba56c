internal import ConstraintLayout
internal import Diptych

/// The looks that a bar keeps, by the names that scenes know them under.
enum BarLookName: String, CaseIterable {
  case standardAppearance
  case scrollEdgeAppearance
  case compactAppearance
  case compactScrollEdgeAppearance

  /// The property that keeps it, behind the one of the bar's own type.
  var kept: String { "_" + rawValue }
}

extension BoundProgram {
  /// Whether the scene may set looks for whole classes.
  var setsLooks: Bool { extensions["UIView"]?.staticMembers["appearance"] != nil }
}

extension Evaluation {
  /// Lets views, of UIKit and of SwiftUI, find what the scene says of their looks.
  func offerLooks() {
    interface.looks.bar = { [weak self] bar in self?.barLook(of: bar) ?? BarLook() }
    guard let proxies else { return }
    interface.looks.dress = { [weak proxies] view in proxies?.dress(view) }
    environment.looks?.read = { [weak self] in self?.controlLooks ?? ControlLooks() }
  }

  /// The colours of a bar at the edge of what scrolls under it, as a still picture shows it.
  private func barLook(of bar: UIView) -> BarLook {
    let item = (bar as? UINavigationBar)?.shownItem
    func kept(_ name: BarLookName) -> SceneValue? {
      let owners: [any ValueKeeping] = item.map { [$0, bar] } ?? [bar]
      return owners.lazy.compactMap { self.value($0.keptValues[name.kept]) }.first
    }
    let edge = kept(.scrollEdgeAppearance)
    let standard = edge ?? kept(.standardAppearance)
    var look = BarLook()
    look.background = color("backgroundColor", of: edge)
    if bar is UINavigationBar {
      look.title = ink("titleTextAttributes", of: standard, on: bar)
      look.largeTitle = ink("largeTitleTextAttributes", of: standard, on: bar)
    } else if bar is UITabBar {
      look.unselected =
        unselected(in: standard) ?? color(bar.keptValues["unselectedItemTintColor"])
    }
    return look
  }

  private func unselected(in look: SceneValue?) -> UIColor? {
    guard let items = member("stackedLayoutAppearance", of: look) else { return nil }
    let normal = member("normal", of: items)
    return color("iconColor", of: normal) ?? ink("titleTextAttributes", of: normal)
  }

  /// What `appearance()` says of the controls that SwiftUI draws.
  private var controlLooks: ControlLooks {
    var looks = ControlLooks()
    if let bar = native("UINavigationBar", as: UINavigationBar.self) {
      let look = barLook(of: bar)
      looks.navigationBar = (look.background ?? bar.backgroundColor)?.paint
      (looks.title, looks.largeTitle) = (look.title?.paint, look.largeTitle?.paint)
    }
    if let bar = native("UITabBar", as: UITabBar.self) {
      let look = barLook(of: bar)
      looks.tabBar = (look.background ?? bar.backgroundColor)?.paint
      looks.otherTabs = look.unselected?.paint
      looks.hidesTabBar = bar.isHidden
    }
    if let control = native("UISegmentedControl", as: UISegmentedControl.self) {
      looks.segments = control.backgroundColor?.paint
      looks.chosenSegment = control.selectedSegmentTintColor?.paint
      looks.segmentTitle = control.titleColor(isChosen: false)?.paint
      looks.chosenSegmentTitle = control.titleColor(isChosen: true)?.paint
    }
    if let control = native("UIPageControl", as: UIPageControl.self) {
      looks.pages = control.pageIndicatorTintColor?.paint
      looks.currentPage = control.currentPageIndicatorTintColor?.paint
    }
    return looks
  }

  private func native<Object: NativeObject>(_ name: String, as type: Object.Type) -> Object? {
    proxies?.object(for: name)?.nativeObject as? Object
  }

  private func value(_ kept: Any?) -> SceneValue? {
    guard let value = kept as? SceneValue else { return nil }
    if case .null = value { return nil }
    return value
  }

  private func member(_ name: String, of object: SceneValue?) -> SceneValue? {
    guard let object else { return nil }
    return guarded(nil) { value(try property(name, of: object, at: program.entry)) }
  }

  private func color(_ name: String, of object: SceneValue?) -> UIColor? {
    member(name, of: object)?.nativeObject as? UIColor
  }

  private func color(_ kept: Any?) -> UIColor? { value(kept)?.nativeObject as? UIColor }

  private func ink(_ name: String, of object: SceneValue?) -> UIColor? {
    ink(member(name, of: object))
  }

  /// The ink that the look of a bar tells, or else the bar itself.
  private func ink(_ name: String, of look: SceneValue?, on bar: UIView) -> UIColor? {
    ink(name, of: look) ?? ink(value(bar.keptValues[name]))
  }

  private func ink(_ attributes: SceneValue?) -> UIColor? {
    attributes?.attributes?[.foregroundColor] as? UIColor
  }
}
