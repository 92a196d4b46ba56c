let v = SIMD3<Float>(1, 2, 3)
let w = SIMD3<Float>(x: 4, y: 5, z: 6)
print(v + w, (v * w).sum(), v.x, w[2], v * 2)
var d = SIMD2<Double>(3, 4)
d.x += 1
d[1] = 5
print(d, (d * d).sum().squareRoot(), SIMD2<Double>.zero, SIMD4<Int>(repeating: 2) &+ SIMD4(1, 2, 3, 4))
print(v.max(), v.min(), v == w, d.scalarCount)
struct Body { var position: SIMD2<Double>; var velocity = SIMD2<Double>(1, -1) }
var bodies = [Body(position: [0, 0]), Body(position: SIMD2(2, 1), velocity: .zero)]
for i in bodies.indices { bodies[i].position += bodies[i].velocity * 0.5; bodies[i].velocity *= 2 }
print(bodies.map(\.position), bodies[0].velocity / 4, -v)
func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
print(length(bodies[0].position - bodies[1].position), d / SIMD2(2, 5), SIMD3<Int>(1, 2, 3))
