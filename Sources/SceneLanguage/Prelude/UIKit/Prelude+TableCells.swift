extension Prelude {
  /// Rows of tables, and what stands between groups of them.
  ///
  /// The margins of a row's content are 11 points above and below and those of the system at the
  /// sides; the room for accessories is weak evidence, from pictures.
  static let tableCells = Part(
    names: ["UITableViewCell", "UITableViewHeaderFooterView"],
    source: """
      class UITableViewCellContentView: UIView {
        override func layoutMarginsDidChange() {
          super.layoutMarginsDidChange()
          superview?.superview?.setNeedsLayout()
        }
      }
      class UITableViewCellSeparatorView: UIView {}
      class UITableViewCell: UIView {
        enum CellStyle: Int { case `default`, value1, value2, subtitle }
        enum AccessoryType: Int {
          case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }
        enum SelectionStyle: Int { case none, blue, gray, `default` }
        enum SeparatorStyle: Int { case none, singleLine, singleLineEtched }
        enum EditingStyle: Int { case none, delete, insert }

        let contentView = UITableViewCellContentView()
        let reuseIdentifier: String?
        private let style: CellStyle
        var accessoryType = AccessoryType.none { didSet { changeAccessory() } }
        var accessoryView: UIView? {
          didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            changeAccessory()
          }
        }
        var editingAccessoryType = AccessoryType.none
        var editingAccessoryView: UIView?
        \(backgroundViews)
        var selectedBackgroundView: UIView?
        var selectionStyle = SelectionStyle.default
        var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0)
        var indentationLevel = 0
        var indentationWidth: CGFloat = 10
        var isSelected = false
        var isHighlighted = false
        var isEditing = false
        var showsReorderControl = false
        var shouldIndentWhileEditing = true
        var focusStyle = 0
        private var accessory: UIImageView?
        private var separator: UITableViewCellSeparatorView?
        private var side: CGFloat = 16

        // Only a cell that is asked for its labels has them.
        private var title: UILabel?
        private var detail: UILabel?
        private var picture: UIImageView?
        var textLabel: UILabel? {
          if title == nil { title = standardLabel() }
          return title
        }
        var detailTextLabel: UILabel? {
          if detail == nil, style != .default { detail = standardLabel(isDetail: true) }
          return detail
        }
        var imageView: UIImageView? {
          if picture == nil {
            let view = UIImageView()
            contentView.addSubview(view)
            picture = view
          }
          return picture
        }

        init(style: CellStyle, reuseIdentifier: String?) {
          self.style = style
          self.reuseIdentifier = reuseIdentifier
          super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
          prepare()
        }
        override convenience init(frame: CGRect) {
          self.init(style: .default, reuseIdentifier: nil)
          self.frame = frame
        }
        required init?(coder: NSCoder) {
          style = .default
          reuseIdentifier = nil
          super.init(coder: coder)
        }
        private func prepare() {
          contentView.frame = bounds
          contentView.directionalLayoutMargins = margins(16)
          addSubview(contentView)
        }

        func prepareForReuse() {}
        func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
        func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
        func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
        func defaultContentConfiguration() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }

        static func sideMargin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

        private func margins(_ side: CGFloat) -> NSDirectionalEdgeInsets {
          NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
        }
        private func standardLabel(isDetail: Bool = false) -> UILabel {
          let label = UILabel()
          if isDetail { label.textColor = .secondaryLabel }
          contentView.addSubview(label)
          return label
        }
        \(configuredContent)
        \(configurationUpdates(of: "UITableViewCell"))
        private func configure() {
          title?.text = nil
          detail?.text = nil
          picture?.image = nil
          guard let configuration = contentConfiguration as? UIListContentConfiguration else {
            return show(contentConfiguration?.makeContentView())
          }
          show(nil)
          let first = configuration.textProperties
          let second = configuration.secondaryTextProperties
          textLabel?.text = configuration.text
          if let text = configuration.attributedText { textLabel?.attributedText = text }
          textLabel?.numberOfLines = first.numberOfLines
          textLabel?.textColor = first.color
          textLabel?.font = first.font
          textLabel?.textAlignment = first.textAlignment
          if let secondary = configuration.secondaryText {
            if detail == nil { detail = standardLabel(isDetail: true) }
            detail?.text = secondary
            detail?.numberOfLines = second.numberOfLines
            detail?.textAlignment = second.textAlignment
          }
          if let image = configuration.image {
            imageView?.image = image
            imageView?.tintColor = configuration.imageProperties.tintColor
          }
        }
        private func changeAccessory() {
          accessory?.removeFromSuperview()
          // A view of its own stands in place of the mark.
          accessory = accessoryView == nil ? UITableViewCell.mark(accessoryType) : nil
          if let accessory { addSubview(accessory) }
          setNeedsLayout()
        }
        /// The picture of a kind of accessory.
        static func mark(_ type: AccessoryType) -> UIImageView? {
          let name: String
          switch type {
          case .none: return nil
          case .disclosureIndicator: name = "chevron.forward"
          case .checkmark: name = "checkmark"
          case .detailDisclosureButton, .detailButton: name = "info.circle"
          }
          let view = UIImageView(image: UIImage(systemName: name))
          if type == .disclosureIndicator { view.tintColor = .tertiaryLabel }
          return view
        }

        /// Takes over what a table has for its rows.
        func joins(_ table: UITableView, isLast: Bool, width: CGFloat) {
          updateConfigurationIfNeeded()
          if backgroundColor == nil, backgroundConfiguration == nil {
            backgroundColor = table.style == .plain
              ? .systemBackground : .secondarySystemGroupedBackground
          }
          let new = UITableViewCell.sideMargin(in: width)
          if new != side, contentView.directionalLayoutMargins == margins(side) {
            contentView.directionalLayoutMargins = margins(new)
          }
          side = new
          if contentView.frame.width != width { contentView.frame = contentFrame(in: width) }
          let shows = table.separatorStyle != .none && !(isLast && table.style != .plain)
          if shows, separator == nil {
            let line = UITableViewCellSeparatorView()
            line.backgroundColor = table.separatorColor
            addSubview(line)
            separator = line
          }
          separator?.isHidden = !shows
          if separatorInset.left < 0 {
            separatorInset = table.separatorInset
            if separatorInset.left == 16 { separatorInset.left = textStart }
          }
        }

        private var accessoryFrameSize: CGSize {
          accessoryView?.frame.size ?? accessory?.intrinsicContentSize ?? .zero
        }
        private func contentFrame(in width: CGFloat) -> CGRect {
          let size = accessoryFrameSize
          let room = size.width > 0 ? size.width + side + 8 : 0
          let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
          return CGRect(
            x: isRightToLeft ? room : 0, y: 0, width: max(0, width - room), height: bounds.height)
        }

        /// The height that the content wants in a width: that of its constraints, or of its texts.
        func fittingHeight(in width: CGFloat) -> CGFloat {
          let room = contentFrame(in: width).width
          let texts = standardHeight(in: room)
          if texts > 0 { return max(44, texts + 22) }
          let height = fittingHeight(of: configured ?? contentView, in: room)
          if height > 0 { return height }
          // Constraints may tie views to the cell itself, past its content view.
          let own = fittingHeight(of: self, in: width)
          return own > 0 ? own : 44
        }
        private func fittingHeight(of view: UIView, in width: CGFloat) -> CGFloat {
          view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        }

        private var hasTexts: Bool {
          [title, detail].contains { !($0?.text ?? "").isEmpty }
        }
        private func standardHeight(in width: CGFloat) -> CGFloat {
          guard hasTexts else { return 0 }
          let room = CGSize(width: max(0, width - textStart - side), height: 0)
          let first = title?.sizeThatFits(room).height ?? 0
          let second = detail?.sizeThatFits(room).height ?? 0
          return standsSideBySide ? max(first, second) : first + second
        }
        private var standsSideBySide: Bool {
          style == .value1 || style == .value2
            || (contentConfiguration as? UIListContentConfiguration)?
              .prefersSideBySideTextAndSecondaryText == true
        }
        private var imageWidth: CGFloat {
          picture?.image == nil ? 0 : picture?.intrinsicContentSize.width ?? 0
        }
        var textStart: CGFloat { side + (imageWidth > 0 ? imageWidth + 16 : 0) }

        override func layoutSubviews() {
          super.layoutSubviews()
          let size = bounds.size
          let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
          contentView.frame = contentFrame(in: size.width)
          contentView.frame.size.height = size.height
          configured?.frame = contentView.bounds
          backgroundView?.frame = bounds
          placeBackground()
          if let view = accessoryView ?? accessory {
            let area = accessoryFrameSize
            view.frame = CGRect(
              x: isRightToLeft ? side : size.width - side - area.width,
              y: (size.height - area.height) / 2, width: area.width, height: area.height)
          }
          let start = max(0, separatorInset.left), end = separatorInset.right
          separator?.frame = CGRect(
            x: isRightToLeft ? end : start, y: size.height - 1,
            width: max(0, size.width - start - end), height: 1)
          layoutTexts()
        }

        private func layoutTexts() {
          let size = contentView.bounds.size
          if imageWidth > 0, let imageView = picture {
            let height = imageView.intrinsicContentSize.height
            imageView.frame = mirrored(
              CGRect(x: side, y: (size.height - height) / 2, width: imageWidth, height: height))
          }
          guard hasTexts else { return }
          let room = max(0, size.width - textStart - side)
          let first = title?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
          let second = detail?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
          if standsSideBySide {
            title?.frame = mirrored(
              CGRect(
                x: textStart, y: (size.height - first.height) / 2,
                width: min(first.width, room), height: first.height))
            let width = min(second.width, max(0, room - first.width - 8))
            detail?.frame = mirrored(
              CGRect(
                x: size.width - side - width, y: (size.height - second.height) / 2,
                width: width, height: second.height))
          } else {
            let isAlone = (detail?.text ?? "").isEmpty
            let top = (size.height - first.height - (isAlone ? 0 : second.height)) / 2
            title?.frame = mirrored(
              CGRect(x: textStart, y: top, width: room, height: first.height))
            detail?.frame = mirrored(
              CGRect(
                x: textStart, y: top + first.height, width: room,
                height: isAlone ? 0 : second.height))
          }
        }
        private func mirrored(_ frame: CGRect) -> CGRect {
          guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
          var frame = frame
          frame.origin.x = contentView.bounds.width - frame.origin.x - frame.width
          return frame
        }
      }

      class UITableViewHeaderFooterView: UIView {
        let contentView = UIView()
        let reuseIdentifier: String?
        \(backgroundViews)
        \(configuredContent)
        private func configure() {
          let list = contentConfiguration as? UIListContentConfiguration
          show(list == nil ? contentConfiguration?.makeContentView() : nil)
          if let list { textLabel?.text = list.text }
        }
        \(configuredBackground)
        /// Whether the text stands at the bottom, as above groups.
        var standsBelow = false
        lazy var textLabel: UILabel? = {
          let label = UILabel()
          contentView.addSubview(label)
          return label
        }()
        lazy var detailTextLabel: UILabel? = UILabel()

        init(reuseIdentifier: String?) {
          self.reuseIdentifier = reuseIdentifier
          super.init(frame: .zero)
          prepare()
        }
        override convenience init(frame: CGRect) {
          self.init(reuseIdentifier: nil)
          self.frame = frame
        }
        required init?(coder: NSCoder) {
          reuseIdentifier = nil
          super.init(coder: coder)
        }
        private func prepare() {
          contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 8, leading: 16, bottom: 8, trailing: 16)
          contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          addSubview(contentView)
        }
        func prepareForReuse() {}
        func defaultContentConfiguration() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.frame = bounds
          configured?.frame = contentView.bounds
          backgroundView?.frame = bounds
          placeBackground()
          guard let text = textLabel?.text, !text.isEmpty else { return }
          let side = UITableViewCell.sideMargin(in: bounds.width)
          let height = textLabel?.sizeThatFits(bounds.size).height ?? 0
          let y = standsBelow ? bounds.height - height - 6 : (bounds.height - height) / 2
          textLabel?.frame = CGRect(
            x: side, y: y, width: max(0, bounds.width - 2 * side), height: height)
        }
      }
      """
  )
}
