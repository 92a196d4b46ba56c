/// The archive from which views are decoded; scenes name it and never have one.
public final class NSCoder: Sendable {
  init() {}
}

/// The folder of an app; scenes name it and never have one.
public final class Bundle: Sendable {
  init() {}
}
