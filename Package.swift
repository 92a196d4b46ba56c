// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Generic types are made by calls, not from their mangled names: for each requirement in a name the
// Swift runtime searches all conformances of the program, most of them of swift-syntax, which made up
// a sixth of a start. And whether accesses to one variable conflict is checked where tests run, in
// builds for debugging: to check it in release took a twentieth of binding and evaluating. Not for
// `Diptych` and what it is built on, since packages that others depend on may not have flags of their
// own.
let programSettings =
  settings + [
    .unsafeFlags(
      [
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
        "-enforce-exclusivity=unchecked",
      ],
      .when(configuration: .release)
    )
  ]

// The Swift libraries lie inside, at a fixed address and unseen from outside: else the dynamic linker
// fills in a hundred thousand places before the program starts, and the runtime goes through fifty
// thousand names to find its own. The compiler's own library lies inside too: one library less to be
// found and mapped. Objects name only the libraries that they use themselves.
let programLinking = LinkerSetting.unsafeFlags(
  [
    "-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie",
    "-Xclang-linker", "-static-libgcc",
    "-Xlinker", "--no-export-dynamic", "-lswiftSynchronization",
    "-lFoundationEssentials", "-l_FoundationCollections", "-l_FoundationCShims",
  ],
  .when(platforms: [.linux], configuration: .release)
)

let package = Package(
  name: "diptych",
  products: [
    .executable(name: "diptych", targets: ["DiptychCommand"]),
    .library(name: "Diptych", targets: ["Diptych"]),
  ],
  dependencies: [
    // Parses scenes with the Swift compiler's own grammar, folds operators, and formats diagnostics.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    // Parses the command line; makes the help, the man page, and the shell completions.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // In the order in which bytes travel.
    .target(
      name: "FileWatching",
      dependencies: ["CInotifyTools"],
      swiftSettings: programSettings
    ),
    .target(
      name: "SceneLanguage",
      dependencies: [
        "Diptych", "ConstraintLayout", "LayoutEngine",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: programSettings
    ),
    .target(
      name: "Diptych",
      dependencies: ["LayoutEngine"],
      swiftSettings: settings
    ),
    .target(
      name: "LayoutEngine",
      swiftSettings: settings
    ),
    .target(
      name: "ConstraintLayout",
      dependencies: ["LayoutEngine"],
      swiftSettings: settings
    ),
    .target(
      name: "CellRendering",
      dependencies: ["LayoutEngine", "CFriBidi", "CUTF8Proc"],
      swiftSettings: programSettings
    ),
    .target(
      name: "TerminalIO",
      dependencies: ["CellRendering"],
      swiftSettings: programSettings
    ),

    // Beside the way.
    .target(
      name: "PreviewPipeline",
      dependencies: [
        "SceneLanguage", "Diptych", "ConstraintLayout", "LayoutEngine", "CellRendering",
      ],
      swiftSettings: programSettings
    ),
    .executableTarget(
      name: "DiptychCommand",
      dependencies: [
        "FileWatching", "SceneLanguage", "Diptych", "ConstraintLayout", "LayoutEngine",
        "CellRendering", "TerminalIO", "PreviewPipeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: programSettings,
      linkerSettings: [programLinking]
    ),

    // C libraries from Debian. Each is the field's well-kept implementation of its standard.
    .systemLibrary(name: "CInotifyTools", providers: [.apt(["libinotifytools0-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),

    // Tests, room by room, and what they try the terminal with.
    .testTarget(
      name: "FileWatchingTests",
      dependencies: ["FileWatching"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SceneLanguageTests",
      dependencies: [
        "SceneLanguage", "Diptych", "ConstraintLayout", "LayoutEngine",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DiptychTests",
      dependencies: ["Diptych", "LayoutEngine"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["LayoutEngine", "Diptych"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: ["ConstraintLayout", "LayoutEngine"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CellRenderingTests",
      dependencies: ["CellRendering", "LayoutEngine"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalIOTests",
      dependencies: ["TerminalIO", "CellRendering", "TerminalTesting", "TerminalProbe"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PreviewPipelineTests",
      dependencies: ["PreviewPipeline", "SceneLanguage", "CellRendering", "LayoutEngine"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DiptychCommandTests",
      dependencies: [
        "DiptychCommand", "FileWatching", "TerminalIO", "PreviewPipeline", "SceneLanguage",
        "CellRendering", "Diptych", "ConstraintLayout", "LayoutEngine", "TerminalTesting",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Fixtures", "Watch/Accidents/README.md"],
      swiftSettings: settings
    ),
    .target(
      name: "TerminalTesting",
      dependencies: ["CVTerm"],
      path: "Tests/TerminalTesting",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["TerminalIO", "CellRendering"],
      path: "Tests/TerminalProbe",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SceneLanguage", "Diptych", "LayoutEngine", "ConstraintLayout", "CellRendering",
        "TerminalIO", "PreviewPipeline",
      ],
      path: "Tests/Benchmarks",
      swiftSettings: settings
    ),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
  ]
)

// Built by `make fuzz` alone, which has the compiler link libFuzzer.
if Context.environment["DIPTYCH_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "SceneFuzzing",
      dependencies: ["SceneLanguage", "CellRendering", "PreviewPipeline", "CLibFuzzer"],
      path: "Tests/SceneFuzzing",
      exclude: ["scene.dict"],
      swiftSettings: settings
    ),
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
  ]
}
