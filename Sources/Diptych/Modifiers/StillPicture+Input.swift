extension View {
  /// Decides whether the controls in the view can be used; those around decide too.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Explains the view to a pointer that rests on it; a still picture has none.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Explains the view to a pointer that rests on it; a still picture has none.
  public func help(_ text: Text) -> some View { self }

  /// Explains the view to a pointer that rests on it; a still picture has none.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { self }

  /// Decides whether the view can be reached by keys.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Binds whether keys reach the view to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Binds whether keys reach the view to a value of a state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    self
  }

  /// Decides what the return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Decides whether texts can be selected.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  )
    -> some View
  { self }

  /// Decides whether typed text is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Decides which letters are typed large.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  )
    -> some View
  { self }

  /// Decides which keys are shown for typing.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Gives the view a key of its own.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  )
    -> some View
  { self }

  /// Gives the view a key of its own.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

/// Whether a view is reached by keys; in a still picture none is.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// A way to read and write a state of focus.
  @propertyWrapper public struct Binding {
    /// The value.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    fileprivate let value: Value

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let value: Value

  /// Creates a state that no view is reached in.
  public init() where Value == Bool {
    value = false
  }

  /// Creates a state that no view is reached in.
  public init() where Value: ExpressibleByNilLiteral {
    value = nil
  }

  /// The value; setting it changes nothing.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(value: value) }
}
