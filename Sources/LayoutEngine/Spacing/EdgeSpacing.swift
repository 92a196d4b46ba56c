/// What a view prefers on one of its edges, in points; NaN stands for "nothing said".
///
/// Preferences fall into categories, and two edges that face each other compare what they say about
/// the same category. Text speaks of text next to text and of what lies next to text; a plain view
/// answers only the latter.
package struct EdgeSpacing: Equatable {
  /// Said of any neighbour.
  var any = Double.nan
  /// Said of text that faces text.
  var textToText = Double.nan
  /// Said of whatever lies below a text.
  var belowText = Double.nan
  /// Said of whatever lies above a text.
  var aboveText = Double.nan

  /// The distance that two facing edges prefer, in points; `nil` where they say nothing that matches.
  ///
  /// Categories that both edges mention decide first; only then what is said of any neighbour.
  static func distance(_ end: EdgeSpacing, _ start: EdgeSpacing) -> Double? {
    // What one of both does not mention is no number, and so is its sum with anything.
    let ofText = larger(end.belowText + start.belowText, end.aboveText + start.aboveText)
    let matching = larger(end.textToText + start.textToText, ofText)
    let distance = matching.isNaN ? larger(end.any, start.any) : matching
    return distance.isNaN ? nil : distance
  }

  /// Takes the larger preference in every category.
  mutating func formUnion(_ other: EdgeSpacing) {
    any = Self.larger(any, other.any)
    textToText = Self.larger(textToText, other.textToText)
    belowText = Self.larger(belowText, other.belowText)
    aboveText = Self.larger(aboveText, other.aboveText)
  }

  private static func larger(_ left: Double, _ right: Double) -> Double {
    if left.isNaN { return right }
    return right.isNaN ? left : max(left, right)
  }
}
