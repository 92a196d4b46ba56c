import Foundation
// Generic networking layer style w/ protocols, associated types, static factory, Result callbacks, retry, mocks, decoding strategies, url components
protocol Endpoint { associatedtype Response: Decodable; var path: String { get }; var method: HTTPMethod { get }; var query: [String: String?] { get }; var body: (any Encodable)? { get } }
extension Endpoint { var method: HTTPMethod { .get }; var query: [String: String?] { [:] }; var body: (any Encodable)? { nil } }
enum HTTPMethod: String { case get = "GET", post = "POST", delete = "DELETE" }
struct User: Codable, Identifiable, Equatable { let id: Int; var fullName: String; var email: String?; var createdAt: Date; var role: Role = .member
  enum Role: String, Codable, CaseIterable { case admin, member, unknown; init(from d: any Decoder) throws { self = Role(rawValue: try d.singleValueContainer().decode(String.self)) ?? .unknown } } }
struct Page<T: Decodable>: Decodable { let items: [T]; let next: Int?; private enum CodingKeys: String, CodingKey { case items = "data", next = "nextPage" } }
enum API { struct GetUser: Endpoint { typealias Response = User; let id: Int; var path: String { "/users/\(id)" } }
  struct ListUsers: Endpoint { typealias Response = Page<User>; var page = 1; var search: String?; var path: String { "/users" }; var query: [String: String?] { ["page": "\(page)", "q": search] } }
  struct Create: Endpoint { struct Response: Decodable { let ok: Bool }; let user: NewUser; let path = "/users"; let method = HTTPMethod.post; var body: (any Encodable)? { user } }
  struct NewUser: Encodable { var fullName: String; var tags: [String] = [] } }
extension Endpoint where Self == API.GetUser { static func user(_ id: Int) -> Self { .init(id: id) } }
extension Endpoint where Self == API.ListUsers { static var users: Self { .init() }; static func users(page: Int, matching s: String? = nil) -> Self { Self(page: page, search: s) } }
enum NetError: Error, Equatable { case status(Int), decoding(String), noRoute(String) }
protocol Transport { func send(_ r: Request) throws -> (Int, Data) }
struct Request: CustomStringConvertible { var url: URL; var method: HTTPMethod; var body: Data?; var headers: [String: String] = [:]; var description: String { "\(method.rawValue) \(url.absoluteString)" + (body.map { " " + String(decoding: $0, as: UTF8.self) } ?? "") } }
final class Mock: Transport { var routes: [String: (Request) -> (Int, String)] = [:]; private(set) var log: [Request] = []
  func send(_ r: Request) throws -> (Int, Data) { log.append(r); guard let h = routes["\(r.method.rawValue) \(r.url.path)"] else { throw NetError.noRoute(r.url.path) }; let (s, t) = h(r); return (s, Data(t.utf8)) } }
struct Client<T: Transport> { let base: URL; let transport: T; var retries = 1
  private static var decoder: JSONDecoder { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; d.dateDecodingStrategy = .iso8601; return d }
  private let encoder: JSONEncoder = { let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; e.outputFormatting = .sortedKeys; return e }()
  init(base: String, transport: T) { self.base = URL(string: base)!; self.transport = transport }
  func request<E: Endpoint>(for e: E) throws -> Request { var c = URLComponents(url: base.appendingPathComponent(e.path), resolvingAgainstBaseURL: false)!
    let items = e.query.compactMap { k, v in v.map { URLQueryItem(name: k, value: $0) } }.sorted { $0.name < $1.name }
    if !items.isEmpty { c.queryItems = items }
    return Request(url: c.url!, method: e.method, body: try e.body.map { try encoder.encode($0) }, headers: ["Accept": "application/json"]) }
  func send<E: Endpoint>(_ e: E) throws -> E.Response { var attempt = 0
    while true { attempt += 1; let (status, data) = try transport.send(try request(for: e))
      switch status { case 200..<300: do { return try Self.decoder.decode(E.Response.self, from: data) } catch let DecodingError.keyNotFound(k, _) { throw NetError.decoding("missing \(k.stringValue)") } catch is DecodingError { throw NetError.decoding("bad") }
      case 500... where attempt <= retries: continue
      case let s: throw NetError.status(s) } } }
  func load<E: Endpoint>(_ e: E, then done: (Result<E.Response, any Error>) -> Void) { done(Result { try send(e) }) } }
let mock = Mock(); var client = Client(base: "https://api.test/v1", transport: mock)
let json = { (id: Int, role: String) in #"{"id": \#(id), "full_name": "User \#(id)", "created_at": "2024-01-0\#(id)T00:00:00Z", "role": "\#(role)"}"# }
mock.routes["GET /v1/users/1"] = { _ in (200, json(1, "admin")) }
mock.routes["GET /v1/users/2"] = { _ in (200, #"{"id": 2}"#) }
mock.routes["GET /v1/users"] = { r in (200, #"{"data": [\#(json(1, "x")), \#(json(2, "member"))], "next_page": \#(r.url.query?.contains("q=") == true ? "null" : "2")}"#) }
var failures = 0; mock.routes["POST /v1/users"] = { _ in failures += 1; return failures < 2 ? (503, "") : (201, #"{"ok": true}"#) }
let u = try client.send(.user(1)); print(u.fullName, u.role, u.email as Any, u.createdAt.timeIntervalSince1970)
let p = try client.send(.users); print(p.items.map(\.role), p.next ?? -1, try client.send(.users(page: 3, matching: "a b&c")).next as Any)
print(try client.send(API.Create(user: .init(fullName: "New", tags: ["x"]))).ok, failures)
for id in [2, 3] { client.load(.user(id)) { r in switch r { case .success(let u): print(u); case .failure(let e as NetError): print("failed", e); case .failure(let e): print(e) } } }
client.retries = 0; failures = 0; do { _ = try client.send(API.Create(user: .init(fullName: "Z"))) } catch NetError.status(let s) where s >= 500 { print("server", s) }
mock.log.suffix(5).forEach { print($0) }
print(mock.log.count, Set(mock.log.map(\.method.rawValue)).sorted(), mock.log[0].url.lastPathComponent, mock.log[0].url.host ?? "", mock.log[0].headers["Accept"]!)
