extension Path {
  /// The rectangle that the path goes around once, where it is one with upright sides.
  package var uprightRectangle: CGRect? {
    guard (4...6).contains(elements.count), case .move(let start) = elements[0] else { return nil }
    var corners = [start]
    for (index, element) in elements.enumerated().dropFirst() {
      switch element {
      case .line(let point): corners.append(point)
      case .closeSubpath where index == elements.count - 1 && index >= 4: break
      default: return nil
      }
    }
    let isClosed = elements.last == .closeSubpath
    if corners.count == 5, corners[4] == start {
      corners.removeLast()
    } else if !isClosed {
      return nil
    }
    guard corners.count == 4 else { return nil }
    let isUpright =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y
      && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    let isLevel =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x
      && corners[2].y == corners[3].y && corners[3].x == corners[0].x
    guard isUpright || isLevel else { return nil }
    let (one, other) = (corners[0], corners[2])
    return CGRect(
      x: min(one.x, other.x),
      y: min(one.y, other.y),
      width: abs(one.x - other.x),
      height: abs(one.y - other.y)
    )
  }
}
