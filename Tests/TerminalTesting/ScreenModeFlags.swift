internal import CVTerm

/// The modes of a terminal that libvterm reports when they change.
struct ScreenModeFlags {
  var showsAlternateScreen = false
  var showsCursor = true
  var reportsMouse = false

  mutating func set(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: showsAlternateScreen = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: showsCursor = value.boolean != 0
    case VTERM_PROP_MOUSE: reportsMouse = value.number != 0
    default: break
    }
  }
}
