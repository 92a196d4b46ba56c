internal import Diptych

extension SceneValue {
  /// The opposite angle, when the value is an angle.
  var negatedAngle: SceneValue? {
    Angle.read(self).map { Angle(radians: -$0.radians).sceneValue }
  }
}
