var x = 5
withUnsafeMutablePointer(to: &x) { $0.pointee += 1 }
print(x, withUnsafePointer(to: x) { $0.pointee })
let p = UnsafeMutablePointer<Int>.allocate(capacity: 3)
p.initialize(repeating: 7, count: 3)
p[1] = 9
(p + 2).pointee = 11
print(p[0], p[1], p.pointee, (0..<3).map { p[$0] }, Array(UnsafeBufferPointer(start: p, count: 3)))
p.deinitialize(count: 3)
p.deallocate()
let buffer = UnsafeMutableBufferPointer<String>.allocate(capacity: 2)
buffer.initialize(repeating: "a")
buffer[1] = "b"
print(buffer.count, buffer.map { $0 + "!" }, buffer.first!)
buffer.deallocate()
print(withExtendedLifetime([1, 2]) { $0.count })
