import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Sizes of controls` {
  private static func labelled(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private static func field(_ style: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = style
    return field
  }

  private static func button(_ configuration: UIButton.Configuration?) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.configuration = configuration
    button.configuration?.title = "Save"
    return button
  }

  static let cases: [(@Sendable () -> UIView, CGFloat, CGFloat)] = [
    ({ UIView() }, -1, -1),
    ({ UIStackView() }, -1, -1),
    ({ labelled("Hello") }, 40, 16),
    ({ labelled("") }, 0, 0),
    ({ UIImageView(image: UIImage(systemName: "star")) }, 16, 16),
    ({ UIImageView() }, -1, -1),
    ({ button(nil) }, 32, 28),
    ({ button(.filled()) }, 56, 30),
    ({ UISwitch() }, 51, 31),
    ({ UISlider() }, -1, 31),
    ({ UIProgressView(progressViewStyle: .default) }, -1, 4),
    ({ UIStepper() }, 94, 32),
    ({ UISegmentedControl(items: ["One", "Three"]) }, 120, 32),
    ({ UISegmentedControl(items: [star, star, "a"]) }, 108, 32),
    ({ field(.none) }, 32, 22),
    ({ field(.roundedRect) }, 46, 34),
    ({ UIActivityIndicatorView(style: .large) }, 37, 37),
    ({ UIScrollView() }, -1, -1),
  ]

  private static var star: UIImage { UIImage(systemName: "star") ?? UIImage() }

  @Test(arguments: cases.indices) func `content has its size`(index: Int) {
    let (make, width, height) = Self.cases[index]
    var environment = InterfaceEnvironment()
    environment.textMeasuring = CountedText()
    InterfaceEnvironment.$current.withValue(environment) {
      #expect(make().intrinsicContentSize == CGSize(width: width, height: height))
    }
  }

  @Test func `bars keep their height, marks their size`() {
    for (view, horizontal, vertical) in [
      (UIView(), 250, 250), (UILabel(), 250, 250), (UIButton(), 250, 250),
      (UITextField(), 250, 250),
      (UISlider(), 250, 750), (UISegmentedControl(), 250, 750), (UIProgressView(), 250, 750),
      (UIPageControl(), 250, 750), (UISwitch(), 750, 750), (UIStepper(), 750, 750),
      (UIActivityIndicatorView(), 750, 750),
    ] as [(UIView, Float, Float)] {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test func `a text wraps at the width that constraints give it`() {
    for direction in LayoutDirection.allCases {
      let scene = ViewScene(100, 200, direction) { _, root in
        let label = root.add("label", Self.labelled("twenty characters ok", lines: 0))
        let below = root.add("below")
        below.fix(10, 10)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
          label.topAnchor.constraint(equalTo: root.topAnchor),
          below.topAnchor.constraint(equalTo: label.bottomAnchor),
          below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
      }
      #expect(scene.frame("label") == [10, 0, 80, 32])
      #expect(scene.frame("below")?[1] == 32)
      #expect(scene.complaints == [])
    }
  }

  @Test func `a limit of lines holds`() {
    let scene = ViewScene(100, 200) { _, root in
      let label = root.add(
        "label",
        Self.labelled("forty characters are a lot more than it", lines: 2)
      )
      label.widthAnchor.constraint(equalToConstant: 80).isActive = true
    }
    #expect(scene.frame("label")?[3] == 32)
  }

  @Test(
    arguments: [
      (.leftToRight, 18, 82), (.rightToLeft, 18, 218), (.leftToRight, 26, 84.5),
      (.rightToLeft, 26, 215.5),
    ] as [(LayoutDirection, Int, CGFloat)]
  )
  func `a slider's knob runs inside it`(direction: LayoutDirection, ios: Int, center: CGFloat) {
    let scene = ViewScene(300, 40, direction, ios: SystemVersion(ios)) { _, root in
      let slider = root.add("slider", UISlider())
      (slider.minimumValue, slider.maximumValue, slider.value) = (100, 300, 150)
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    #expect(scene.tree.nodes.last?.frame.midX == center)
  }

  @Test(arguments: zip(LayoutDirection.allCases, [54, 118] as [CGFloat]))
  func `a slider's knob lies in the bar that it is given`(direction: LayoutDirection, x: CGFloat) {
    let slider = UISlider()
    slider.semanticContentAttribute =
      direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 0, y: 13.5, width: 200, height: 4))
    let track = CGRect(x: 22, y: 0, width: 156, height: 8)
    let knob = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0.25)
    #expect(knob == CGRect(x: x, y: -10, width: 28, height: 28))
  }
}
