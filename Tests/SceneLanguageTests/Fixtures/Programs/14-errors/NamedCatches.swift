// A clause that names what it catches leaves `error` to what is around it.
struct Offline: Error { var code: Int }
final class Loader {
  var error: (any Error)?
  var log: [String] = []
  func load(_ code: Int) throws { throw Offline(code: code) }
  func run() {
    do { try load(1) } catch let found as Offline { error = found } catch { self.error = error }
    do { try load(2) } catch is Offline { log.append("\(error as Any)") } catch { log.append("?") }
    do { try load(3) } catch { log.append("\(error)") }
  }
}
let loader = Loader()
loader.run()
print(loader.log.map { $0.hasSuffix("(code: 3)") }, (loader.error as? Offline)?.code ?? 0)
