import Testing

@Suite struct `Colours of asset catalogs` {
  @Test(arguments: [
    "Color(\"Brand\")", "Color(.brand)", "Color.brand", "Rectangle().fill(.brand)",
    "Color(uiColor: UIColor(named: \"Brand\")!)", "Color(uiColor: .brand)",
  ])
  func `are drawn as they are`(view: String) throws {
    let folder = try ScratchFolder()
    let contents =
      #"{"colors": [{"color": {"components": {"red": "0x12", "green": "0x34", "blue": "0x56"}}}]}"#
    try folder.write(contents, to: "Assets.xcassets/Brand.colorset/Contents.json")
    let path = try folder.write("#Preview { \(view).frame(width: 16, height: 16) }", to: "A.swift")
    let run = try ProgramRun.diptych(["render", "--format", "svg", path])
    #expect(run.complaint == "")
    #expect(run.text.lowercased().contains("#123456"))
  }
}
