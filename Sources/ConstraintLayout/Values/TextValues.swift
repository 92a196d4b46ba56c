/// How lines of text are set against the sides of a view.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Against the left side in both directions.
  case left = 0
  /// In the middle.
  case center = 1
  /// Against the right side in both directions.
  case right = 2
  /// From side to side; shown as natural.
  case justified = 3
  /// Against the leading side.
  case natural = 4
}

/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It is broken between words.
  case byWordWrapping = 0
  /// It is broken anywhere.
  case byCharWrapping = 1
  /// It is cut.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}
