/// Why a value could not be read: `DecodingError`.
enum DecodingFailure: NativeValue, CustomStringConvertible {
  case typeMismatch(SceneType, DecodingPlace)
  case valueNotFound(SceneType, DecodingPlace)
  case keyNotFound(CodedKey, DecodingPlace)
  case dataCorrupted(DecodingPlace)

  static var sceneName: String { "DecodingError" }

  var place: DecodingPlace {
    switch self {
    case .typeMismatch(_, let place), .valueNotFound(_, let place), .keyNotFound(_, let place),
      .dataCorrupted(let place):
      place
    }
  }

  var description: String {
    let words =
      switch self {
      case .typeMismatch(let type, _): "typeMismatch: expected value of type \(type.runtimeName)."
      case .valueNotFound(let type, _):
        "valueNotFound: Expected value of type \(type.runtimeName) but found null instead."
      case .keyNotFound(let key, _):
        "keyNotFound: Key '\(key.name)' not found in keyed decoding container."
      case .dataCorrupted: "dataCorrupted: Data was corrupted."
      }
    let path = place.path.isEmpty ? "" : " Path: \(place.path.spelled)."
    return "DecodingError.\(words)\(path) Debug description: \(place.message)"
  }

  var localizedDescription: String {
    switch self {
    case .keyNotFound, .valueNotFound: "The operation could not be completed. The data is missing."
    case .typeMismatch, .dataCorrupted:
      "The operation could not be completed. The data isn’t in the correct format."
    }
  }
}

/// Where a value could not be read, and what is wrong there: `DecodingError.Context`.
struct DecodingPlace: NativeValue {
  static var sceneName: String { "DecodingError.Context" }
  let path: [CodedKey]
  let message: String
}

extension [CodedKey] {
  /// The keys as code would follow them: `items[0].name`.
  fileprivate var spelled: String {
    reduce("") { path, key in
      if let index = key.index { return path + "[\(index)]" }
      return path.isEmpty ? key.name : path + "." + key.name
    }
  }
}
