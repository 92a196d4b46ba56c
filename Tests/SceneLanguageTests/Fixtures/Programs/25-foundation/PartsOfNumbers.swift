import Foundation
print(modf(3.75), modf(-0.5), frexp(8.0), scalbn(1.5, 3), ilogb(8.0), nearbyint(2.5), fma(2.0, 3.0, 1.0), erf(0.5), erfc(0.5), logb(8.0), tgamma(5.0))
let f: Float = 2.75
print(modf(f), frexp(f), scalbn(f, 2), ilogb(f), nearbyint(f), fma(f, 2, 1), erf(f), logb(f), tgamma(f))
let (whole, part) = modf(CGFloat(3.5)); print(whole, part, ldexp(1.0, 4), nextafter(1.0, 2.0))
print(lrint(2.5), llround(2.5))
