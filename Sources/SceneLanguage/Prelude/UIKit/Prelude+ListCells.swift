extension Prelude {
  /// Cells of lists, and what stands at their ends.
  static let listCells = Part(
    names: ["UICollectionViewListCell", "UICellAccessory"],
    source: """
      struct UICellAccessory {
        enum DisplayedState: Int { case always, whenEditing, whenNotEditing }
        enum AccessoryType { case system, label, customView }
        enum LayoutDimension: Equatable { case actual, standard, custom(CGFloat) }
        enum Placement {
          typealias Position = ([UICellAccessory]) -> Int
          case leading(displayed: DisplayedState = .always, at: Position? = nil)
          case trailing(displayed: DisplayedState = .always, at: Position? = nil)
        }
        struct CustomViewConfiguration {
          let customView: UIView
          let placement: Placement
          let isHidden: Bool?
          let reservedLayoutWidth: LayoutDimension?
          let tintColor: UIColor?
          let maintainsFixedSize: Bool?
          init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
          ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
          }
        }
        struct SystemOptions {
          var isHidden: Bool?
          var reservedLayoutWidth: LayoutDimension?
          var tintColor: UIColor?
          init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
          ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
          }
        }
        typealias DisclosureIndicatorOptions = SystemOptions
        typealias CheckmarkOptions = SystemOptions
        typealias DetailOptions = SystemOptions
        struct LabelOptions {
          var isHidden: Bool?
          var reservedLayoutWidth: LayoutDimension?
          var tintColor: UIColor?
          var font: UIFont?
          var adjustsFontForContentSizeCategory: Bool?
          init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
          ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
          }
        }
        struct OutlineDisclosureOptions {
          enum Style { case automatic, header, cell }
          var style: Style
          init(
            style: Style = .automatic, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
          ) { self.style = style }
        }
        let accessoryType: AccessoryType
        /// What a row of a table shows in its place.
        fileprivate let type: UITableViewCell.AccessoryType
        fileprivate let view: UIView?
        fileprivate let isLeading: Bool
        fileprivate var isOutline = false
        private init(
          _ accessoryType: AccessoryType, _ type: UITableViewCell.AccessoryType = .none,
          _ view: UIView? = nil, isLeading: Bool = false
        ) {
          self.accessoryType = accessoryType
          self.type = type
          self.view = view
          self.isLeading = isLeading
        }
        /// What is there only while rows are edited, or hidden, is not there.
        private static func system(
          _ type: UITableViewCell.AccessoryType, _ state: DisplayedState, _ isHidden: Bool? = nil
        ) -> UICellAccessory {
          UICellAccessory(.system, state == .whenEditing || isHidden == true ? .none : type)
        }
        static func disclosureIndicator(
          displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
        ) -> UICellAccessory { system(.disclosureIndicator, displayed, options.isHidden) }
        static func checkmark(
          displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
        ) -> UICellAccessory { system(.checkmark, displayed, options.isHidden) }
        static func detail(
          displayed: DisplayedState = .always, options: DetailOptions = .init(),
          actionHandler: (() -> Void)? = nil
        ) -> UICellAccessory { system(.detailButton, displayed, options.isHidden) }
        static func outlineDisclosure(
          displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
          actionHandler: (() -> Void)? = nil
        ) -> UICellAccessory {
          var accessory = system(.disclosureIndicator, displayed)
          accessory.isOutline = true
          return accessory
        }
        /// A mark for which tables have no kind.
        private static func symbol(
          _ name: String, _ color: UIColor, _ state: DisplayedState, _ options: SystemOptions,
          isLeading: Bool = true
        ) -> UICellAccessory {
          let isShown = state != .whenEditing && options.isHidden != true
          let view = UIImageView(image: UIImage(systemName: name))
          view.tintColor = options.tintColor ?? color
          return UICellAccessory(.system, .none, isShown ? view : nil, isLeading: isLeading)
        }
        static func delete(
          displayed: DisplayedState = .whenEditing, options: SystemOptions = .init(),
          actionHandler: (() -> Void)? = nil
        ) -> UICellAccessory { symbol("minus.circle.fill", .systemRed, displayed, options) }
        static func insert(
          displayed: DisplayedState = .whenEditing, options: SystemOptions = .init(),
          actionHandler: (() -> Void)? = nil
        ) -> UICellAccessory { symbol("plus.circle.fill", .systemGreen, displayed, options) }
        static func reorder(
          displayed: DisplayedState = .whenEditing, options: SystemOptions = .init()
        ) -> UICellAccessory {
          symbol("line.3.horizontal", .tertiaryLabel, displayed, options, isLeading: false)
        }
        static func multiselect(
          displayed: DisplayedState = .whenEditing, options: SystemOptions = .init()
        ) -> UICellAccessory { symbol("circle", .tertiaryLabel, displayed, options) }
        static func label(
          text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
        ) -> UICellAccessory {
          let label = UILabel()
          label.text = text
          label.font = options.font ?? .preferredFont(forTextStyle: .body)
          label.textColor = options.tintColor ?? .secondaryLabel
          let isShown = displayed != .whenEditing && options.isHidden != true
          return UICellAccessory(.label, .none, isShown ? label : nil)
        }
        static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
          var isShown = configuration.isHidden != true
          var isLeading = false
          switch configuration.placement {
          case .leading(let displayed, _):
            isLeading = true
            if displayed == .whenEditing { isShown = false }
          case .trailing(let displayed, _):
            if displayed == .whenEditing { isShown = false }
          }
          let view = configuration.customView
          if let tint = configuration.tintColor { view.tintColor = tint }
          return UICellAccessory(.customView, .none, isShown ? view : nil, isLeading: isLeading)
        }
      }
      class UICollectionViewListCell: UICollectionViewCell {
        var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
        private let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        private var leading: UIView?
        /// How far below others an item of an outline stands, and how much it is moved for it.
        var indentationLevel = 0 { didSet { setNeedsLayout() } }
        var indentationWidth: CGFloat = 10
        private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
        override func _stand(atLevel level: Int, _ isOpened: Bool) {
          indentationLevel = level
          guard isOpened, accessories.contains(where: { $0.isOutline }) else { return }
          row.accessoryType = .none
          let mark = UIImageView(image: UIImage(systemName: "chevron.down"))
          mark.tintColor = tintColor
          row.accessoryView = inRow([mark])
        }
        func defaultContentConfiguration() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }
        private var separator: UITableViewCellSeparatorView?
        override func _join(_ list: _ListRow) {
          if let ground = list.ground, backgroundColor == nil, backgroundConfiguration == nil {
            backgroundColor = ground
          }
          if list.hasSeparator, separator == nil {
            let line = UITableViewCellSeparatorView()
            line.backgroundColor = .separator
            addSubview(line)
            separator = line
          }
          separator?.isHidden = !list.hasSeparator
        }
        /// The line below stands under what the row says, and ends with the row.
        private func placeSeparator(_ isRightToLeft: Bool) {
          let start = leadingRoom + indentation + row.textStart
          separator?.frame = CGRect(
            x: isRightToLeft ? 0 : start, y: bounds.height - 1,
            width: max(0, bounds.width - start), height: 1)
        }
        override func viewOfConfiguration() -> UIView? {
          row.contentConfiguration = contentConfiguration
          return row
        }
        private func showAccessories() {
          let standing = accessories.filter { $0.isLeading }.compactMap { $0.view }
          leading?.removeFromSuperview()
          leading = standing.isEmpty ? nil : inRow(standing)
          if let leading { contentView.addSubview(leading) }
          let trailing = accessories.filter { !$0.isLeading && ($0.view != nil || $0.type != .none) }
          row.accessoryType = trailing.first?.type ?? .none
          row.accessoryView = nil
          // Marks of the system alone stand where a row of a table has its mark.
          if trailing.count > 1 || trailing.contains(where: { $0.view != nil }) {
            row.accessoryView = inRow(trailing.map { $0.view ?? mark($0.type) })
          }
          setNeedsLayout()
        }
        private func mark(_ type: UITableViewCell.AccessoryType) -> UIView {
          UITableViewCell.mark(type) ?? UIView()
        }
        private func inRow(_ views: [UIView]) -> UIView {
          let stack = UIStackView(arrangedSubviews: views)
          stack.alignment = .center
          stack.spacing = 8
          stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          return stack
        }
        /// The room before the content that what stands there takes.
        private var leadingRoom: CGFloat {
          leading.map { UITableViewCell.sideMargin(in: bounds.width) + $0.frame.width } ?? 0
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
          if indentation > 0 {
            row.frame.size.width -= indentation
            if !isRightToLeft { row.frame.origin.x += indentation }
          }
          placeSeparator(isRightToLeft)
          guard let leading else { return }
          let room = leadingRoom
          leading.frame.origin = CGPoint(
            x: isRightToLeft ? bounds.width - room : room - leading.frame.width,
            y: (bounds.height - leading.frame.height) / 2)
          row.frame.size.width -= room
          if !isRightToLeft { row.frame.origin.x += room }
        }
        override func fittingHeight(in width: CGFloat) -> CGFloat {
          contentConfiguration == nil
            ? super.fittingHeight(in: width) : row.fittingHeight(in: width - leadingRoom - indentation)
        }
      }
      """
  )
}
