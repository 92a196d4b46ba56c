// Results must be those of compiled Swift to the last bit, so they come from the same functions.
// Nothing else of the C library is visible here.
internal import func Glibc.acos
internal import func Glibc.acosh
internal import func Glibc.asin
internal import func Glibc.asinh
internal import func Glibc.atan
internal import func Glibc.atan2
internal import func Glibc.atanh
internal import func Glibc.cbrt
internal import func Glibc.copysign
internal import func Glibc.cos
internal import func Glibc.cosh
internal import func Glibc.erf
internal import func Glibc.erfc
internal import func Glibc.exp
internal import func Glibc.exp2
internal import func Glibc.expm1
internal import func Glibc.fdim
internal import func Glibc.fmax
internal import func Glibc.fmin
internal import func Glibc.hypot
internal import func Glibc.log
internal import func Glibc.log10
internal import func Glibc.log1p
internal import func Glibc.log2
internal import func Glibc.pow
internal import func Glibc.sin
internal import func Glibc.sinh
internal import func Glibc.tan
internal import func Glibc.tanh
internal import func Glibc.tgamma

/// The functions of C's `math.h` that Swift's own library leaves to it.
enum CMathematics {
  static let functions: [(name: String, apply: @Sendable (Double) -> Double)] = [
    ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }),
    ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }),
    ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
    ("asinh", { asinh($0) }), ("acosh", { acosh($0) }), ("atanh", { atanh($0) }),
    ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("expm1", { expm1($0) }),
    ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
    ("log1p", { log1p($0) }), ("cbrt", { cbrt($0) }),
    ("erf", { erf($0) }), ("erfc", { erfc($0) }), ("tgamma", { tgamma($0) }),
  ]

  static let pairs: [(name: String, apply: @Sendable (Double, Double) -> Double)] = [
    ("atan2", { atan2($0, $1) }), ("pow", { pow($0, $1) }), ("hypot", { hypot($0, $1) }),
    ("copysign", { copysign($0, $1) }), ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }),
    ("fdim", { fdim($0, $1) }),
  ]
}
