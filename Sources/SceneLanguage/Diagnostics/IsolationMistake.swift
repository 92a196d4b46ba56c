/// Where something of an actor is used from.
package enum ActorIsolation: Sendable, Hashable {
  /// A function that could wait for the actor.
  case waiting
  /// A function that belongs to no actor.
  case nowhere
  /// A function of the main actor.
  case main
  /// A function of another actor.
  case actor
}

/// A use of what belongs to an actor from where it must not be used.
///
/// The subject says what is used and to whom it belongs: "actor-isolated property 'count'".
package enum IsolationMistake: Sendable, Hashable {
  case call(_ subject: String, from: ActorIsolation)
  case value(_ subject: String, isChanged: Bool, from: ActorIsolation)
  /// What only a later version of Swift forbids.
  case later(String)
}

extension IsolationMistake {
  /// The message, as the Swift compiler words it.
  var wording: String {
    switch self {
    case .call(let subject, .waiting):
      "\(subject) cannot be called from outside of the actor"
    case .call(let subject, let around):
      "call to \(subject) in a synchronous \(around.word) context"
    case .value(let subject, false, .waiting):
      "\(subject) cannot be accessed from outside of the actor"
    case .value(let subject, let isChanged, let around):
      "\(subject) can not be \(isChanged ? "mutated" : "referenced") " + around.place
    case .later(let words): words + "; this is an error in the Swift 6 language mode"
    }
  }
}

extension ActorIsolation {
  fileprivate var word: String {
    switch self {
    case .waiting, .nowhere: "nonisolated"
    case .main: "main actor-isolated"
    case .actor: "actor-isolated"
    }
  }

  fileprivate var place: String {
    switch self {
    case .waiting, .nowhere: "from a nonisolated context"
    case .main: "from the main actor"
    case .actor: "on a nonisolated actor instance"
    }
  }
}
