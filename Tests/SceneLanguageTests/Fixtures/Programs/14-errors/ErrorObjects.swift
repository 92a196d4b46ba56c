import Foundation
struct Named: CustomNSError { static var errorDomain: String { "com.x" }; var errorCode: Int { 7 }; var errorUserInfo: [String: Any] { ["k": 1] } }
enum Plain: Int, CustomNSError { case a = 3, b; var errorCode: Int { rawValue } }
enum Mixed: Error { case x, y(Int), z }
print(Named.errorDomain, Named().errorCode)
let named = Named() as NSError
print(named.domain, named.code, named.userInfo.count)
print(Plain.errorDomain, (Plain.b as NSError).code)
let made = NSError(domain: "d", code: 4, userInfo: [NSLocalizedDescriptionKey: "told"])
print(made.localizedDescription, made.domain, made.code, made.userInfo.count)
func fail(_ error: Error) throws { throw error }
do { try fail(made) } catch let e as NSError { print(e.code, e.localizedDescription) }
do { try fail(made) } catch { print(error.localizedDescription, (error as NSError).domain) }
print((Mixed.y(2) as NSError).code, (Mixed.x as NSError).code, (Mixed.z as NSError).code)
print(NSError(domain: "d", code: 4), NSError(domain: "d", code: 4) == NSError(domain: "d", code: 4))
switch made { case let e where e.domain == NSCocoaErrorDomain: print("cocoa"); default: print("other") }
