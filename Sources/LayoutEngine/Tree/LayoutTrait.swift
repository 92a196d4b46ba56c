/// Something a view tells the container around it, beside its size.
package struct LayoutTrait {
  /// The identity of what is told.
  package var key: ObjectIdentifier
  package var value: Any

  package init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}
