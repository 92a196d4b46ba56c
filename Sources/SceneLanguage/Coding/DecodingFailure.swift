/// Why a value could not be read: `DecodingError`.
enum DecodingFailure: NativeValue {
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

  var localizedDescription: String {
    switch self {
    case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
    case .typeMismatch, .dataCorrupted:
      "The data couldn’t be read because it isn’t in the correct format."
    }
  }
}

/// Where a value could not be read, and what is wrong there: `DecodingError.Context`.
struct DecodingPlace: NativeValue {
  static var sceneName: String { "DecodingError.Context" }
  let path: [CodedKey]
  let message: String
}
