import FileWatching
import Foundation
import SceneLanguage
import Testing

@testable import DiptychCommand

@Suite struct `The names of assets` {
  private static func text(_ folders: [String], _ names: Set<String>) -> String? {
    AssetSymbols(in: folders.map { FilePath($0) }).source(declaring: names, beside: [])?.text
  }

  @Test(arguments: [
    ("Brand.colorset", "brand"), ("Brand Color.colorset", "brandColor"),
    ("Brand Color.colorset", "brand"), ("grey-500.colorset", "grey500"),
    ("500.colorset", "_500"), ("URLIcon.imageset", "urlIcon"), ("URL.imageset", "url"),
    ("logo_dark.imageset", "logoDark"), ("HeroImage.imageset", "hero"),
    ("Ünder Wasser.colorset", "ünderWasser"),
  ])
  func `are words in one, the first in small letters`(folder: String, symbol: String) {
    #expect(Self.text(["Assets.xcassets/\(folder)"], [symbol])?.contains("`\(symbol)`") == true)
  }

  @Test(arguments: ["Brand.appiconset", "Brand", ".colorset", "--.colorset"])
  func `are only those of colours and images`(folder: String) {
    #expect(Self.text(["Assets.xcassets/\(folder)"], ["brand", ""]) == nil)
  }

  @Test func `are declared once, as they are asked for`() throws {
    let symbols = AssetSymbols(in: ["a/Brand.colorset", "a/Logo.imageset", "a/Sea.colorset"])
    let first = try #require(symbols.source(declaring: ["brand", "other"], beside: []))
    #expect(first.path == "the asset catalog (brand)")
    #expect(!first.text.contains("sea"))
    let second = symbols.source(declaring: ["brand", "logo", "sea"], beside: [first])
    #expect(second?.path == "the asset catalog (logo, sea)")
    #expect(second?.text.contains("brand") == false)
    #expect(symbols.source(declaring: ["brand"], beside: [first]) == nil)
  }

  @Test func `keep what a name in Swift cannot hold inside of a text`() throws {
    let text = try #require(Self.text(["Say \"hi\"\\.colorset"], ["sayHi"]))
    #expect(text.contains(#"Color("Say \"hi\"\\")"#))
  }

  @Test func `are those of catalogs beside a scene and above it, up to a package`() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("{}", to: "Assets.xcassets/Theme/Brand.colorset/Contents.json")
    try folder.write("{}", to: "Other/Assets.xcassets/Sea.colorset/Contents.json")
    let text = """
      struct Badge: View {
        var body: some View {
          Text("A").foregroundStyle(.brand).background(Color.brand)
        }
      }
      #Preview { Badge() }
      """
    let path = try folder.write(text, to: "Sources/Views/Badge.swift")
    for command in ["render", "check"] {
      #expect(try ProgramRun.diptych([command, path]).code == 0)
    }
    for checked in [folder.url.path, folder.path("Sources/Views")] {
      #expect(try ProgramRun.diptych(["check", checked]).code == 0)
    }
    try folder.write(text.replacing("brand", with: "sea"), to: "Sources/Views/Badge.swift")
    let run = try ProgramRun.diptych(["check", path])
    #expect(run.complaint.contains("type 'Color' has no member 'sea'"))
  }
}
