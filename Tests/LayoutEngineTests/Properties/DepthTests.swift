import Glibc
import LayoutEngine
import Testing

/// Scenes may nest as deep as the language lets them; the stack of a thread must hold that.
@Suite struct `Depth` {
  @Test(arguments: ["columns", "rows of texts", "baselines", "modifiers"])
  func `ten thousand nested views fit on a deep stack`(kind: String) {
    let levels = 10_000
    let frame = onDeepStack {
      var tree = LayoutTree()
      var open: [Int] = []
      let baseline = tree.index(of: VerticalAlignment.firstTextBaseline.key)
      let center = tree.index(of: HorizontalAlignment.center.key)
      for level in 0..<levels {
        switch kind {
        case "rows of texts", "baselines":
          let alignment = kind == "baselines" ? baseline : center
          let rule = StackRule(axis: .horizontal, spacing: nil, alignment: alignment)
          open.append(tree.begin(LayoutNode(rule: .stack(rule))))
          tree.append(LayoutNode(rule: tree.rule(for: StyledText(runs: [TextRun("a")]))))
        case "modifiers":
          open.append(tree.begin(LayoutNode(rule: level % 2 == 0 ? .identity : .zIndex(1))))
        default:
          let rule = StackRule(
            axis: level % 2 == 0 ? .vertical : .horizontal,
            spacing: -1,
            alignment: center
          )
          open.append(tree.begin(LayoutNode(rule: .stack(rule))))
          tree.append(LayoutNode(rule: .rigid(CGSize(width: 2, height: 2))))
        }
      }
      tree.append(LayoutNode(rule: .flexible))
      for index in open.reversed() { tree.end(index) }
      let pass = LayoutPass(tree, textMeasuring: EvenText())
      let canvas = pass.layOut(in: .fixed(CGSize(width: 100, height: 100)))
      return pass.placedTree(.rightToLeft, canvas: canvas).nodes.count
    }
    #expect(frame >= levels)
  }
}

/// Runs work on a thread with 512 MB of stack, as the pipeline does, and returns its result.
private func onDeepStack(_ work: @escaping () -> Int) -> Int {
  final class Box {
    let work: () -> Int
    var result = 0
    init(_ work: @escaping () -> Int) { self.work = work }
  }
  let box = Box(work)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, 512 << 20)
  var thread = pthread_t()
  let argument = Unmanaged.passUnretained(box).toOpaque()
  let outcome = pthread_create(
    &thread,
    &attributes,
    { argument in
      if let argument {
        let box = Unmanaged<Box>.fromOpaque(argument).takeUnretainedValue()
        box.result = box.work()
      }
      return nil
    },
    argument
  )
  precondition(outcome == 0, "The thread starts.")
  pthread_join(thread, nil)
  return box.result
}
