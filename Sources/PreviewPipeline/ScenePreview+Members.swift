internal import Diptych
internal import LayoutEngine
internal import SceneLanguage

extension ScenePreview {
  /// The most previews that one provider makes; each of them has a budget of its own.
  private static let mostMembers = 64

  /// The previews that the views of a provider make; of others the preview itself.
  func members(as request: PreviewRequest) -> [ScenePreview] {
    guard isProvided, let direction = request.directions.first else { return [self] }
    let values = values(direction, on: canvas(for: request), as: request)
    let evaluation = evaluate(in: values, interface: values.interface(as: request))
    let names = PreviewMembers.names(of: evaluation.view, in: values)
    evaluation.end()
    if names.count < 2 { return [showing(member: nil, named: names.first ?? nil)] }
    return names.prefix(Self.mostMembers).enumerated().map { index, name in
      showing(member: index, named: name)
    }
  }
}
