internal import CellRendering
internal import Diptych
internal import Dispatch
internal import LayoutEngine
internal import SceneLanguage

extension PreviewPipeline {
  /// Goes through all stages once with a small scene, beside what the caller does meanwhile.
  ///
  /// What a process does for the first time takes many times as long: the parser's tables, the
  /// library's entries, and the Swift runtime's search for the conformances of every type.
  package static func warmUp() {
    DispatchQueue.global(qos: .userInteractive).async {
      if let report = layOut(PreviewRequest(source: warmingScene)) {
        _ = report.picture(RenderingOptions())
      }
    }
  }

  private static let warmingScene = SceneSource(
    path: "",
    text: """
      import SwiftUI
      struct Warm: View {
        @State private var isOn = false
        let names = ["a", "b"]
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(names, id: \\.self) { name in
              HStack {
                Image(systemName: "star").foregroundStyle(.red)
                Text("Name \\(name)").font(.headline)
                Spacer()
              }
            }
          }
          .padding()
          .frame(width: 80, alignment: .leading)
          .background(Color.gray)
        }
      }
      #Preview { Warm() }
      """
  )
}
