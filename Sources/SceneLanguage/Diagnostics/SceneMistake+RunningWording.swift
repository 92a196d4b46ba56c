internal import LayoutEngine

extension SceneMistake {
  /// The message of a mistake that shows only while a scene runs.
  var runningWording: String? {
    switch self {
    case .indexOutOfRange(let index, let count):
      "index \(index) out of range; there \(count == 1 ? "is 1 element" : "are \(count) elements")"
    case .foundNil:
      "unexpectedly found nil while unwrapping an Optional value"
    case .deadUnowned:
      "fatal error: attempted to read an unowned reference but the object was already deallocated"
    case .foundNilCast(let type, let target):
      "could not cast value of type '\(type)' to '\(target)'"
    case .overflow(let operation):
      "arithmetic operation '\(operation)' results in an overflow"
    case .divisionByZero:
      "division by zero"
    case .rangeReversed:
      "range requires lowerBound <= upperBound"
    case .fatalError(let message):
      message.isEmpty ? "fatal error" : "fatal error: \(message)"
    case .uncaughtError(let error):
      "an error was thrown and not caught: \(error)"
    case .valueMismatch(let type, let expected):
      "a value of type '\(type)' arrived where '\(expected)' is needed"
    case .invalidArgument(let reason):
      reason
    case .invalidFrameDimension(let name, let length):
      "invalid frame dimension (negative or non-finite): '\(name): \(length)' has no effect; "
        + "give a length, or 'max\(name.lowercased().hasSuffix("width") ? "Width" : "Height"): "
        + ".infinity' to fill"
    case .contradictoryFrame(let lower, let upper):
      "contradictory frame constraints: '\(lower)' is more than '\(upper)', and the larger holds; "
        + "keep them in order"
    case .unknownDevice(let name):
      "there is no device '\(name)'"
        + SceneMistake.question(nearestName(to: name, among: DevicePreset.sortedNames))
        + " (known: \(DevicePreset.sortedNames.joined(separator: ", ")))"
    case .stateKeepsChanging(let rounds):
      "the state still changes after \(rounds) layouts, and the picture shows the last one; let "
        + "'onChange', 'onPreferenceChange' and 'onGeometryChange' set only what has to be different"
    case .layoutProblem(let message):
      message
    case .layoutCallsItself(let name, let limit):
      "views or calls of layout are nested more than \(limit) deep; does '\(name)' add views to "
        + "itself without end, or ask for a layout that is going on?"
    case .interfaceNotShown(let type):
      "a UIKit preview returns a 'UIView' or a 'UIViewController', not '\(type)'"
    case .calledFromHere:
      "called from here"
    case .tooManySteps(let limit):
      "this scene did not finish within \(limit) steps; "
        + "look for a loop without end, or raise the limit with --max-steps"
    case .moreMistakes(let count):
      "\(count) more mistakes from here on are not told; mend those above first"
    case .tooDeep(let limit):
      "calls are nested more than \(limit) deep; "
        + "look for a recursion without end, or raise the limit with --max-depth"
    case .typeTooLarge(let limit):
      "a type in this call is made of more than \(limit) others; "
        + "look for a recursion that goes on with a larger type each time"
    case .viewContainsItself(let name, let limit):
      "views are nested more than \(limit) deep; does the body of '\(name)' contain '\(name)'?"
    case .viewsAroundViews(let limit):
      "more than \(limit) views and modifiers lie around one another; "
        + "look for a loop that wraps a view again and again"
    case .tooManyViews(let limit):
      "this scene makes more than \(limit) views; "
        + "show fewer of them, or raise the limit with --max-views"
    case .tooManyNodes(let limit):
      "this scene shows its views more than \(limit) times in all, or inside of too many geometry "
        + "readers; show fewer of them"
    case .pathsTooLong(let limit):
      "this scene draws paths of more than \(limit) pieces in all; draw fewer of them, or simpler ones"
    case .tooManyElements(let limit):
      "this scene makes collections and strings of more than \(limit) elements in all; "
        + "make them smaller, or raise the limit with --max-elements"
    case .consoleFull(let limit):
      "this scene prints more than \(limit) bytes; "
        + "the rest is not shown; raise the limit with --max-output"
    case .objectNotInEnvironment(let type):
      "no '\(type)' is in the environment; set one with '.environmentObject(_:)' or "
        + "'.environment(_:)' on a view around"
    default:
      nil
    }
  }
}
