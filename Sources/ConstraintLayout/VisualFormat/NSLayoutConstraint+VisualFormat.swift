internal import LayoutEngine

extension NSLayoutConstraint {
  /// How the views of a format are aligned and which way the format runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges meet.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges meet.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges meet.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges meet.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges meet.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges meet.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Horizontal middles meet.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Vertical middles meet.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines meet.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines meet.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The format runs from the leading to the trailing edge.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The format runs from left to right in both directions.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left in both directions.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that all views share.
    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Makes the constraints that a picture of characters shows; they are not active yet.
  ///
  /// - Parameters:
  ///   - format: The picture, such as `H:|-[icon]-8-[title]-|`.
  ///   - options: How views are aligned and which way the picture runs.
  ///   - metrics: Numbers by the names that the picture gives them.
  ///   - views: Views by the names that the picture gives them.
  /// - Returns: The constraints; none where the picture cannot be read.
  public static func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(
      format,
      views: views.compactMapValues { $0 as? UIView },
      metrics: (metrics ?? [:]).compactMapValues(number)
    )
    do {
      return try constraints(of: parser.parse(), options)
    } catch {
      let reason = LayoutProblem.Reason.invalidFormat(
        format,
        offset: error.offset,
        error.mistake
      )
      InterfaceEnvironment.current.problems.note(LayoutProblem(reason))
      return []
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as Double: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  private static func constraints(
    of format: VisualFormat,
    _ options: FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let axis = FormatAxis(format, options)
    let views = format.elements.map(\.view)
    for element in format.elements {
      made += element.predicates.map { axis.length(of: element.view, $0) }
    }
    for (index, connection) in format.connections.enumerated() {
      made += axis.gap(connection, views[index], views[index + 1])
    }
    if format.leading != nil || format.trailing != nil {
      guard let first = views.first, let last = views.last, let outer = first.superview,
        last.superview === outer
      else { throw VisualFormatError(offset: 0, mistake: .superviewMissing) }
      if let connection = format.leading { made += axis.start(connection, first, in: outer) }
      if let connection = format.trailing { made += axis.end(connection, last, in: outer) }
    }
    for attribute in options.attributes {
      for view in views.dropFirst() {
        made.append(NSLayoutConstraint(view, attribute, .equal, views[0], attribute))
      }
    }
    return made
  }
}

/// The attributes along which a format runs.
private struct FormatAxis {
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let startMargin: NSLayoutConstraint.Attribute
  private let endMargin: NSLayoutConstraint.Attribute
  private let length: NSLayoutConstraint.Attribute
  /// Whether coordinates fall along the format.
  private let isBackwards: Bool

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
    isBackwards = format.isHorizontal && options.contains(.directionRightToLeft)
    length = format.isHorizontal ? .width : .height
    if !format.isHorizontal {
      (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if options.contains(.directionLeftToRight) {
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else if isBackwards {
      (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else {
      (start, end) = (.leading, .trailing)
      (startMargin, endMargin) = (.leadingMargin, .trailingMargin)
    }
  }

  func length(of view: UIView, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let constraint =
      switch predicate.value {
      case .number(let number):
        NSLayoutConstraint(
          view,
          length,
          predicate.relation,
          nil,
          .notAnAttribute,
          constant: number
        )
      case .view(let other): NSLayoutConstraint(view, length, predicate.relation, other, length)
      }
    constraint.priority = predicate.priority
    return constraint
  }

  func gap(
    _ connection: VisualFormat.Connection,
    _ view: UIView,
    _ next: UIView
  ) -> [NSLayoutConstraint] {
    relate(connection, next, start, view, end, standard: SystemSpacing.standard)
  }

  func start(
    _ connection: VisualFormat.Connection,
    _ view: UIView,
    in outer: UIView
  ) -> [NSLayoutConstraint] {
    if case .standard = connection {
      return [NSLayoutConstraint(view, start, .equal, outer, startMargin)]
    }
    return relate(connection, view, start, outer, start, standard: 0)
  }

  func end(
    _ connection: VisualFormat.Connection,
    _ view: UIView,
    in outer: UIView
  ) -> [NSLayoutConstraint] {
    if case .standard = connection {
      return [NSLayoutConstraint(outer, endMargin, .equal, view, end)]
    }
    return relate(connection, outer, end, view, end, standard: 0)
  }

  /// Sets a later place a distance after an earlier one, in points.
  private func relate(
    _ connection: VisualFormat.Connection,
    _ later: UIView,
    _ laterAttribute: NSLayoutConstraint.Attribute,
    _ earlier: UIView,
    _ earlierAttribute: NSLayoutConstraint.Attribute,
    standard: CGFloat
  ) -> [NSLayoutConstraint] {
    var predicates: [VisualFormat.Predicate]
    switch connection {
    case .flush: predicates = [VisualFormat.Predicate(.equal, 0)]
    case .standard: predicates = [VisualFormat.Predicate(.equal, standard)]
    case .predicates(let written): predicates = written
    }
    return predicates.map { predicate in
      guard case .number(let distance) = predicate.value else {
        return NSLayoutConstraint(later, laterAttribute, .equal, earlier, earlierAttribute)
      }
      let constraint = NSLayoutConstraint(
        later,
        laterAttribute,
        isBackwards ? predicate.relation.reversed : predicate.relation,
        earlier,
        earlierAttribute,
        constant: isBackwards ? -distance : distance
      )
      constraint.priority = predicate.priority
      return constraint
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate init(_ relation: NSLayoutConstraint.Relation, _ distance: CGFloat) {
    self.init(relation: relation, value: .number(distance), priority: .required)
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of the two sides with their signs turned.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
