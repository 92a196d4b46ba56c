extension Prelude {
  /// Core Animation's transforms in space, whose pictures lie flat on the screen.
  static let transforms = Part(
    names: [
      "CATransform3D", "CATransform3DIdentity", "CATransform3DMakeTranslation",
      "CATransform3DMakeScale", "CATransform3DMakeRotation", "CATransform3DMakeAffineTransform",
      "CATransform3DTranslate", "CATransform3DScale", "CATransform3DRotate",
      "CATransform3DConcat", "CATransform3DGetAffineTransform",
      "CATransform3DIsIdentity", "CATransform3DIsAffine", "CATransform3DEqualToTransform",
      "transform3D",
    ],
    source: """
      struct CATransform3D {
        var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
        var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
        var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
        var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0
        fileprivate var rows: [[CGFloat]] {
          [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
          ]
        }
        fileprivate init(rows: [[CGFloat]]) {
          (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
          (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
          (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
          (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
        }
        init() {}
        init(
          m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
          m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
          m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
          m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
        ) {
          self.init(rows: [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
          ])
        }
      }
      let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)
      func CATransform3DMakeTranslation(
        _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
      ) -> CATransform3D {
        var result = CATransform3DMakeScale(1, 1, 1)
        (result.m41, result.m42, result.m43) = (tx, ty, tz)
        return result
      }
      func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        var result = CATransform3D()
        (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
        return result
      }
      func CATransform3DMakeRotation(
        _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
      ) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return CATransform3DMakeScale(1, 1, 1) }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        let rest = 1 - c
        return CATransform3D(rows: [
          [c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0],
          [x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0],
          [x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0],
          [0, 0, 0, 1],
        ])
      }
      func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
        var result = CATransform3DMakeScale(1, 1, 1)
        (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
        (result.m41, result.m42) = (m.tx, m.ty)
        return result
      }
      func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        let (left, right) = (a.rows, b.rows)
        return CATransform3D(
          rows: (0..<4).map { row in
            (0..<4).map { column in
              (0..<4).reduce(CGFloat(0)) { $0 + left[row][$1] * right[$1][column] }
            }
          })
      }
      func CATransform3DTranslate(
        _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
      ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
      func CATransform3DScale(
        _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
      ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
      func CATransform3DRotate(
        _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
      ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
      func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
        CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
      }
      extension ProjectionTransform {
        init(_ t: CATransform3D) { self.init(CATransform3DGetAffineTransform(t)) }
      }
      func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(t, CATransform3DIdentity)
      }
      func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(
          t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
      }
      func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        a.rows == b.rows
      }
      extension CALayer {
        var transform: CATransform3D {
          get { _transform as? CATransform3D ?? CATransform3DMakeAffineTransform(affineTransform()) }
          set {
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
            _transform = newValue
          }
        }
      }
      extension UIView {
        var transform3D: CATransform3D {
          get { layer.transform }
          set { layer.transform = newValue }
        }
      }
      extension ProjectionTransform {
        init(_ m: CATransform3D) { self.init(CATransform3DGetAffineTransform(m)) }
      }
      """
  )

  /// Transforms in space of the items of a collection view.
  static let itemTransforms = Part(
    names: ["transform3D"],
    where: { $0.contains("UICollectionViewLayoutAttributes") },
    source: """
      extension UICollectionViewLayoutAttributes {
        var transform3D: CATransform3D {
          get { CATransform3DMakeAffineTransform(transform) }
          set { transform = CATransform3DGetAffineTransform(newValue) }
        }
      }
      """
  )
}
