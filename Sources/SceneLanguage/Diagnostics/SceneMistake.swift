/// What can be wrong with a scene; the words for it are in `SceneMistake+Wording.swift`.
package enum SceneMistake: Sendable, Hashable {
  // The file.
  case notUTF8
  case sourceTooLong(bytes: Int, limit: Int)
  case nothingToPreview
  case syntax(String, leavesLineReadable: Bool = false)
  case nestedTooDeeply(limit: Int)
  case tooComplex
  case importNotFound(String, searched: [String])
  case overrideNotFound(String, names: [String])
  case overrideMismatch(name: String, value: String, type: String)

  // Names.
  case nameNotFound(String, suggestion: String?)
  case typeNotFound(String, suggestion: String?)
  case memberNotFound(String, type: String, suggestion: String?)
  case tupleMemberNotFound(String, type: String, suggestion: String?)
  case implicitMemberNotFound(String, type: String, suggestion: String?)
  case implicitMemberWithoutType(String)
  case notAMemberType(String, of: String)
  case constraintIsNoProtocol
  /// The same of an initial value or a pattern, which no type around says anything about.
  case implicitMemberWithoutContext(String, suggestion: String? = nil)
  case nameUsedBeforeDeclaration(String)
  case instanceMemberInInitialValue(String)
  case inaccessible(String, level: String)
  case initializerInaccessible(String, level: String)
  case redeclaration(String)
  case redeclarationOfSynthesized(String)
  case instanceMemberOnType(String, type: String)
  /// The same where the type's name is written before the member's.
  case instanceMemberOnNamedType(String, type: String)
  case staticMemberOnInstance(String, type: String)
  case caseAsInstanceMember(String)
  case memberOfOuterType(String, type: String, inner: String)
  case memberOfExistential(String, protocolName: String)
  /// A method of the type around that hides a function of the same name.
  case methodHidesFunction(String, function: String, module: String)
  case circularReference(String)
  case propertyWithoutSelf(String)
  case unwrappedWithoutSelf
  case methodWithoutSelf(String)
  /// `$0` in a closure that names its arguments; with the name of that one.
  case anonymousArgumentBesideNames(suggestion: String?)

  // Calls.
  case wrongLabels(have: String, expected: String, isPlural: Bool)
  case missingLabels(String, isPlural: Bool)
  case extraneousLabels(String, isPlural: Bool)
  case argumentOrder(String, before: String)
  case missingArgument(String)
  case missingArguments(String)
  case extraArgument(String?)
  case extraArguments(String)
  case extraTrailingClosure
  case backwardClosure(label: String)
  case argumentWithoutParameters
  case caseHasNoValues(String)
  case caseNeedsValues(String, type: String)
  /// A static member of which only a call gives what its place takes.
  case memberNotCalled(String, type: String)
  case noMatchingOverload(String)
  case notCallable(String)
  /// A method of which no form gives what its place takes.
  case noCandidates(String, result: String)
  /// A closure that names a result where its place takes none.
  case closureResultNotWanted(String, wanted: String)
  /// A closure that names a result and gives another one.
  case closureResultNotGiven(String, given: String)
  case cannotInitializeProtocol(String)
  case noInitializers(String)
  case notSubscriptable(String)
  case mutatingAsValue
  case stringSubscript(isRange: Bool)

  // Types.
  case cannotConvertArgument(String, to: String)
  case cannotConvertValue(String, to: String)
  case argumentDoesNotConform(String, protocolName: String)
  case returnDoesNotConform(String, protocolName: String)
  case valueDoesNotConform(String, protocolName: String)
  case cannotAssignValue(String, to: String)
  case cannotConvertElement(String, to: String)
  case cannotConvertDictionaryKey(String, to: String)
  case cannotConvertDictionaryValue(String, to: String)
  case cannotConvertReturn(String, to: String)
  case cannotConvertClosureResult(String, to: String)
  case cannotCoerce(String, to: String)
  case notConvertible(String, to: String)
  case castAlwaysFails(String, to: String)
  case castAlwaysSucceeds(String, to: String)
  case forcedCastAlwaysSucceeds(String, to: String)
  case castHasNoEffect(String)
  case castDoesNothing(String, to: String)
  case castOnlyUnwraps(String, to: String)
  case testOnlyForNil(String, of: String)
  case testAlwaysTrue
  case integerAsBool(Int)
  case mismatchingBranches(String, String)
  case cannotConvertDefault(String, to: String)
  case conditionNotBool(String)
  case literalAsCondition(String)
  case nilAsCondition
  case negationOfNumber(String)
  case assignmentAsCondition
  case cannotConvertRawValue(String, to: String)
  case rawValueNotLiteral
  case rawValueNotUnique
  case rawTypeNotSynthesized(type: String, raw: String)
  case rawValueMissing
  case rawValueWithoutType
  case rawCaseWithValues
  case storedPropertyInEnumeration
  /// A protocol that only `any` makes a type of.
  case protocolWithoutAny(String)
  case missingConformanceOfArgument(String, protocolName: String)
  /// A declaration that more places see than a type which it uses; `inferred` where that is not
  /// written.
  case seenMoreThanItsType(SeenMore)
  case hiddenWitness(HiddenWitness)
  case lazyConstant
  case cannotConvertToBinding(String, type: String, to: String)
  case tupleCount(String, pattern: String)
  case tupleLength(String)
  case tuplePatternOfOther(String)
  /// The same of the one value of a case.
  case tuplePatternOfSingle(String)
  case caseMatchedAsTuple(String, count: Int, isTakenApart: Bool)
  /// A function where what it makes is expected.
  case functionNotCalled(String)
  case methodAsProperty(String)
  /// A method named by a selector that Objective-C does not see.
  case selectorNotExposed(String)
  case nilInContext(String)
  case nilNotCompatible(String)
  case closureNotTaken(by: String, isTrailing: Bool)
  case optionalTryNotUnwrapped(String)
  case returnTypeRequires(String, type: String, protocolName: String)
  case forceUnwrapOfNonOptional(String)
  case chainOfNonOptional(String)
  case coalescingNonOptional(String)
  case comparisonWithNil(String, result: Bool)
  case typeAsValue
  /// The same of the one argument of a subscript, which is taken until Swift 6.
  case typeAsSubscript
  case typeOfTypeDoesNotConform(String, protocolName: String)
  case operandMismatch(operator: String, left: String, right: String)
  case remainderOfFractions
  case operatorNotFound(String, suggestion: String?)
  case operatorNotPostfix(String)
  case nonAssociative(group: String)
  case unaryMismatch(operator: String, operand: String)
  case inOutOutsideArgument
  case inOutWithDefault(String)
  case resultIsNotSelf(String, type: String, protocolName: String)
  case argumentIsNoObject(String)
  case literalWithoutType(String)
  case nilWithoutType
  case literalOverflow(String, type: String)
  case negativeOverflow(String, type: String)
  case optionalNotUnwrapped(String, wrapped: String)
  case projectionForValue(String, type: String, wanted: String)
  case keyPathValue(String, to: String)
  case keyPathOfSeveral(String)
  case keyPathWithoutRoot
  case memberOfOptional(String, type: String, wrapped: String)
  case bindingNeedsOptional(String)
  case notASequence(String)
  case optionalAsAny(String)
  case optionalInText
  case inferredVoid(String, type: String, isMutable: Bool)
  case assignedToItself(isProperty: Bool)
  case caseAfterDefault
  /// A member that only what a wrapper projects could have: of a type of that name.
  case projectionRequired(String)
  case operatorRequires(String, owner: String, type: String)
  case dynamicMemberNotFound(String, type: String, root: String)
  case missingReturn(String, String)
  case missingNeverReturning(String)
  case noReturnsInBody(String)
  case returnsDiffer(String)
  case branchesDiffer(String, String)
  case valueNeedsElse
  /// An `if` or `switch` that gives a value where only a whole value may be one.
  case statementInExpression(String)
  case unexpectedReturnValue
  case missingReturnValue
  case controlFlowInBuilder(isLoop: Bool)
  case declarationInBuilder
  case returnInBuilder
  case builderLacks(String, function: String)
  case missingConformance(type: String, protocolName: String)
  case otherLabels(String, required: String, protocolName: String)
  case missingRequirement(type: String, protocolName: String, requirement: String)
  case valueIsNotView(String)
  /// The same of a type that could conform, as functions and types of types cannot.
  case builderTakesViews(String)
  case patternMismatch(String, type: String)
  case tupleMismatch(String)
  case unwrapNeedsName
  case bindingInExpression
  case switchNotExhaustive(missing: [String])
  case switchWithoutCases
  case emptyCase(label: String)
  case caseAlreadyHandled
  case defaultNeverExecuted
  case unreachableCatch
  case returnOutsideFunction
  case returnTakesNextLine
  case caseNotFound(String, type: String, suggestion: String?)
  case closureParameterCount(type: String, expected: Int, found: Int)
  case closureIgnoresArguments(expected: Int)
  case selfOutsideType
  case selfIsMethod(String)
  case superWithoutSuperclass(String, isClass: Bool)
  case superOutsideClass
  case inheritsFromItself(String)
  case protocolRefinesItself(String)
  case duplicateInheritance(String)
  case inheritanceFromNonProtocol(String, byClass: Bool)
  case inheritanceFromFinal(String)
  case classProtocolOfOther(String, protocolName: String)
  case multipleInheritance(String, String)
  case containsItself(String)
  case recursiveEnumeration(String)
  case classWithoutInitializers(String)
  case overridesFinal(isProperty: Bool)
  case overridesStatic
  case weakNotOptional(String)
  case refersToValue(String, type: String)
  case refersToProtocol(String, type: String)
  case overridesOtherInitializer(String, other: String)
  case overridesOtherLabels(String, other: String)
  case overridesRequired(saysOverride: Bool)
  case chainsFromConvenience(String)
  case superNotDesignated(String)
  case delegatesWithoutConvenience(String)
  case overrideKeywordMissing
  case overridesNothing
  case overridesOptional(isInitializer: Bool, type: String)
  case overridesNoProperty
  case requiredInitializerMissing(String, type: String)
  case storedPropertyInExtension
  case declaration(DeclarationMistake)
  case isolation(IsolationMistake)
  case availability(Availability, of: String)
  case requiresConformance(String, type: String, protocolName: String)
  case requiresInheritance(String, type: String, className: String)
  case requiresEquivalence(String, String, String)
  case typeAnnotationMissing(String)

  // Assignments.
  case forbiddenChange(ForbiddenChange)
  case assignToGetOnly(String)
  case assignToValue
  case loopControlOutsideLoop(String)
  case unlabelledBreak
  case labelNotFound(String)
  case fallthroughOutsideSwitch
  case fallthroughFromLast
  case boundInSomePatterns(String)
  case stepsPatternMismatch(String)
  case boundToOtherType(String, expected: String)
  case wrapperOnConstant
  case publishedOutsideClass
  case unknownAttribute(String, suggestion: String?)
  case inoutWithoutMark(String)
  case markWithoutInout(String)
  case resultUnused(String)
  case neverMutated(String)
  case neverMutatedInLoop(String)
  case neverRead(String)
  case neverUsed(String, kind: String)
  /// The same of a part of what a pattern matches.
  case neverNeeded(String, kind: String)
  /// The same of what a condition unwraps.
  case neverUsedUnwrapped(String)
  case unusedResult(String)
  case functionUnused
  case literalAlreadyHandled
  case deferAtEnd
  /// A stored property that hides its type and has no value that would tell it.
  case opaqueWithoutValue
  /// A closure that is kept captures the value that a method changes, or an `inout` parameter.
  case escapesWithSelf
  case escapesWithParameter(String)
  case escapesWithClosure(String)
  /// A jump, by its word, out of what a `defer` holds.
  case leavesDefer(String)
  case staticWithoutValue(word: String)
  case computedConstant
  case setterWithoutGetter
  case computedWithoutType
  case initializerOverridesNothing(labels: String?)
  case overridesWithStored(String)
  case overridesOtherType(String, type: String, above: String)
  case cannotAssignToSubscript(String, of: String)
  case noMatchingSubscript
  case extraSubscriptArgument
  case genericNotInferred(String)
  case closureParameterWithoutType(String)
  case heterogeneousLiteral(String)
  case genericWithoutArguments(String)
  case otherCountOfTypes(String, given: Int, expected: Int)
  case arrayAsVariadic(String, element: String)
  case dictionaryFromArray(String, isInitialized: Bool)
  case emptyArrayForDictionary
  case nonescapingParameter(String, NonescapingUse)
  case pattern(PatternMistake)
  case patternLabel(String, wanted: String)
  case initializerNotRequired(String, type: String)
  case conflictingArguments(String, String, String)
  case constantWithoutValue(String)
  /// What is read while a change of it goes on.
  case simultaneousAccess(String)

  // The ways through a body.
  case usedBeforeInitialization(String, String)
  case capturedBeforeInitialization(String, String)
  case passedBeforeInitialization(String, String)
  case selfBeforeInitialization
  case selfCapturedBeforeInitialization
  case selfBeforeDelegation
  case selfUsed(String?, beforeSuper: Bool)
  case overridesMutable(String)
  case returnBeforeInitialization
  case propertyMissingAtSuper(String)
  case initializedTwice(String)
  case superNotInitialized
  case selfNotInitialized
  case guardFallsThrough
  case neverExecutedAfter(String)
  case neverExecuted

  // Errors and waiting.
  case effect(EffectMistake)
  /// An error that leaves a `defer`: of a call, or of a `throw`.
  case throwsOutOfDefer(isCall: Bool)
  case errorsNotHandled
  case thrownErrorNotHandled
  case thrownTypeIsNoError(String)
  case thrownTypeIsOther(String, than: String)
  case callNotAwaited
  case concurrentValueCannotWait
  case awaitWithoutWaiting
  case errorsHandledInPart
  case throwingClosure(String, to: String)
  case waitingClosure(String)
  case waitingFunction(String, to: String)
  case nothingThrows
  case nothingWaits
  case tryBehindAwait

  // Not yet.
  case unsupported(String)
  case unsupportedMember(String, type: String)

  // While running.
  case indexOutOfRange(Int, count: Int)
  case foundNil
  case deadUnowned
  case foundNilCast(String, to: String)
  case overflow(String)
  case divisionByZero
  case rangeReversed
  case fatalError(String)
  case uncaughtError(String)
  case valueMismatch(String, expected: String)
  case invalidArgument(String)
  /// A device that is not known by this name.
  case unknownDevice(String)
  case symbolNotFound(String, suggestion: String?)
  /// An image or a colour that no catalog of assets has; `kind` is how it is called.
  case assetNotFound(kind: String, String, suggestion: String?)
  case objectNotInEnvironment(String)
  case stateKeepsChanging(rounds: Int)
  case layoutProblem(String)
  case interfaceNotShown(String)
  case invalidFrameDimension(String, String)
  case contradictoryFrame(String, String)
  case layoutCallsItself(String, limit: Int)
  case calledFromHere

  // What a lint found.
  case finding(LintFinding)

  // Budgets.
  case tooManySteps(limit: Int)
  case moreMistakes(Int)
  case tooDeep(limit: Int)
  case typeTooLarge(limit: Int)
  case viewContainsItself(String, limit: Int)
  case viewsAroundViews(limit: Int)
  case tooManyViews(limit: Int)
  case tooManyNodes(limit: Int)
  case pathsTooLong(limit: Int)
  case tooManyElements(limit: Int)
  case consoleFull(limit: Int)
}
