import Observation
@Observable final class M { var count = 0; var arr = [1]; var nested = N(); @ObservationIgnored var ig = 0; var text = "a" }
@Observable final class N { var v = 1 }
let m = M(); var log: [String] = []
func track() { withObservationTracking { _ = m.count; _ = m.arr; _ = m.ig } onChange: { log.append("c\(m.count) \(m.arr)") } }
track(); m.count = 0; print(log); m.ig = 4; m.text = "b"; print(log); m.count = 1; print(log); m.count = 2; print(log)
track(); m.arr.append(2); print(log, m.arr)
withObservationTracking { _ = m.nested.v } onChange: { print("nested") }; m.nested.v += 1; m.nested.v += 1
let r = withObservationTracking { m.count + m.nested.v } onChange: { print("either") }; print(r); m.nested.v = 9; m.count = 5
func loop() { withObservationTracking { print("render", m.text) } onChange: { Task { loop() } } }
loop(); m.text = "c"; await Task.yield(); m.text = "d"; try await Task.sleep(nanoseconds: 1_000_000)
