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
package enum IsolationMistake: Sendable, Hashable {
  case call(String, from: ActorIsolation)
  case property(String, isChanged: Bool, from: ActorIsolation)
  /// The same of the main actor, with what is used in words.
  case mainCall(String, from: ActorIsolation)
  case mainValue(String, isChanged: Bool, from: ActorIsolation)
  /// What only a later version of Swift forbids.
  case later(String)
}

extension IsolationMistake {
  /// The message, as the Swift compiler words it.
  var wording: String {
    switch self {
    case .call(let name, .waiting):
      "actor-isolated instance method \(name) cannot be called from outside of the actor"
    case .call(let name, let around):
      "call to actor-isolated instance method \(name) in a synchronous \(around.word) context"
    case .property(let name, false, .waiting):
      "actor-isolated property '\(name)' cannot be accessed from outside of the actor"
    case .property(let name, let isChanged, let around):
      "actor-isolated property '\(name)' can not be \(isChanged ? "mutated" : "referenced") "
        + around.place
    case .later(let words): words + "; this is an error in the Swift 6 language mode"
    case .mainCall(let subject, .waiting):
      "main actor-isolated \(subject) cannot be called from outside of the actor"
    case .mainCall(let subject, let around):
      "call to main actor-isolated \(subject) in a synchronous \(around.word) context"
    case .mainValue(let subject, false, .waiting):
      "main actor-isolated \(subject) cannot be accessed from outside of the actor"
    case .mainValue(let subject, let isChanged, let around):
      "main actor-isolated \(subject) can not be \(isChanged ? "mutated" : "referenced") "
        + around.place
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
