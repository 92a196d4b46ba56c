// A type that follows from what another inherits is known above it too.
enum Panel: Hashable {
  case all
  case city(City.ID)
}
struct City: Identifiable, Hashable {
  var id: String { name }
  var name: String
}
print(Panel.city(City(name: "Cairo").id) == .city("Cairo"), Panel.all == .city("Cairo"))
