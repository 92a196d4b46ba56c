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
    return "DecodingError.\(words)\(place.description)"
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

  /// What errors say of the place.
  fileprivate var description: String {
    (path.isEmpty ? "" : " Path: \(path.spelled).") + " Debug description: \(message)"
  }
}

/// Why a value could not be written: `EncodingError`, which has one case.
struct EncodingFailure: NativeValue, CustomStringConvertible {
  static var sceneName: String { "EncodingError" }
  /// The value, with its static type where that is known.
  let value: SceneValue
  let place: DecodingPlace

  var description: String {
    var type = value.type
    if case .existential(let typed) = value { type = typed.type }
    return "EncodingError.invalidValue: \(value.withoutStaticType.text) (\(type.runtimeName))."
      + place.description
  }

  var localizedDescription: String {
    "The operation could not be completed. The data isn’t in the correct format."
  }
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
