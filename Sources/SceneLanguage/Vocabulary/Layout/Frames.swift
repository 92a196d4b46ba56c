internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that decide the size of a view.
  static let frames = LibraryFamily(
    title: "Sizes",
    types: [
      LibraryType(
        "View",
        [
          .modifier("frame", length("width"), length("height"), alignment) {
            $0.frame(width: $1, height: $2, alignment: $3)
          }
          .warning(invalidDimension),
          .modifier(
            "frame",
            length("minWidth"),
            length("idealWidth"),
            length("maxWidth"),
            length("minHeight"),
            length("idealHeight"),
            length("maxHeight"),
            alignment
          ) {
            $0.frame(
              minWidth: $1,
              idealWidth: $2,
              maxWidth: $3,
              minHeight: $4,
              idealHeight: $5,
              maxHeight: $6,
              alignment: $7
            )
          }
          .warning(contradiction),
          .modifier("fixedSize") { $0.fixedSize() },
          .modifier("fixedSize", Parameter<Bool>("horizontal"), Parameter<Bool>("vertical")) {
            $0.fixedSize(horizontal: $1, vertical: $2)
          },
          .modifier("layoutPriority", Parameter<Double>("_", type: .double)) {
            $0.layoutPriority($1)
          },
          .modifier(
            "aspectRatio",
            Parameter<CGFloat?>("_", default: { nil }),
            Parameter<ContentMode>("contentMode")
          ) { $0.aspectRatio($1, contentMode: $2) },
          .modifier("aspectRatio", Parameter<CGSize>("_"), Parameter<ContentMode>("contentMode")) {
            $0.aspectRatio($1, contentMode: $2)
          },
          .modifier("scaledToFit") { $0.scaledToFit() },
          .modifier("scaledToFill") { $0.scaledToFill() },
        ]
      ),
      LibraryType(
        "ContentMode",
        [
          .constant("fit", ContentMode.fit), .constant("fill", ContentMode.fill),
        ]
      ),
    ]
  )

  private static func length(_ label: String) -> Parameter<CGFloat?> {
    Parameter(label, default: { nil })
  }

  /// What SwiftUI says of a fixed length that no frame can have; the view then keeps its own.
  private static let invalidDimension: @Sendable (LibraryCall) -> SceneMistake? = { call in
    // A lint tells of it whoever asks for the steps of layout.
    if call.evaluation.locatesModifiers { return nil }
    for (name, value) in zip(["width", "height"], call.arguments) {
      guard let length = Double.read(value), length < 0 || !length.isFinite else { continue }
      return .invalidFrameDimension(name, "\(length)")
    }
    return nil
  }

  /// What SwiftUI says of bounds out of order; of two that contradict, the larger holds.
  private static let contradiction: @Sendable (LibraryCall) -> SceneMistake? = { call in
    for (axis, first) in [("Width", 0), ("Height", 3)] {
      var lower: (name: String, length: Double)?
      for (index, prefix) in ["min", "ideal", "max"].enumerated() {
        guard let length = Double.read(call.arguments[first + index]) else { continue }
        let name = prefix + axis
        if length.isNaN || length < 0 || prefix == "ideal" && !length.isFinite {
          return .invalidFrameDimension(name, "\(length)")
        }
        if let lower, lower.length > length {
          return .contradictoryFrame("\(lower.name): \(lower.length)", "\(name): \(length)")
        }
        lower = (name, length)
      }
    }
    return nil
  }

  static let alignment = Parameter<Alignment>("alignment", default: { .center })
}

extension LibraryEntry {
  /// The entry, which warns at its place before it does its deed.
  fileprivate func warning(
    _ mistake: @escaping @Sendable (LibraryCall) -> SceneMistake?
  ) -> LibraryEntry {
    LibraryEntry(kind: kind, name: name, signature: signature) { call in
      if let mistake = mistake(call) {
        let file = call.evaluation.program.files[call.span.file]
        let place = file.span(ofModifier: name, in: call.span)
        call.evaluation.report(SceneStop(mistake, at: place), severity: .warning)
      }
      return try perform(&call)
    }
  }
}
