// Errors of networks and files, and the codes by which they are caught.
import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func name(of error: any Error) -> String {
  do {
    throw error
  } catch URLError.badServerResponse {
    return "bad response"
  } catch CocoaError.fileNoSuchFile {
    return "no file"
  } catch let error as URLError where error.code == .timedOut {
    return "timed out \(error.errorCode)"
  } catch {
    return "other"
  }
}

let offline: any Error = URLError(.notConnectedToInternet)
print(offline.localizedDescription)
print((offline as NSError).code, (offline as NSError).domain)
print((offline as? URLError)?.code == .notConnectedToInternet, URLError.Code.badURL.rawValue)
print(name(of: URLError(.badServerResponse)), name(of: URLError(.timedOut)))
print(name(of: URLError(.cancelled)), name(of: CocoaError(.fileNoSuchFile)))
print(name(of: CocoaError(.fileLocking)))
switch offline {
case URLError.cancelled: print("cancelled")
case URLError.notConnectedToInternet: print("offline")
default: print("other")
}
let refused = URLError(.badServerResponse, userInfo: ["status": 500])
print(refused.userInfo["status"] as? Int ?? 0, refused == URLError(.badServerResponse))
print(refused == URLError(.badServerResponse, userInfo: ["status": 500]))
