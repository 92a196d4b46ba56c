/// The user's wish about colours, as given with `--color`.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto
  case always
  case never
}
