/// Types of Swift's library that are written in Swift for scenes too.
///
/// A part joins the program only where a scene names what it declares.
enum Prelude {
  /// What the part declares, and its source.
  struct Part: Sendable {
    let names: [String]
    /// Whether a scene with some of the ``companions`` means the part by its names.
    let isMeant: (@Sendable (Set<String>) -> Bool)?
    private let makeSource: @Sendable () -> String

    init(
      names: [String],
      where isMeant: (@Sendable (Set<String>) -> Bool)? = nil,
      source: @escaping @autoclosure @Sendable () -> String
    ) {
      self.names = names
      self.isMeant = isMeant
      makeSource = source
    }

    /// The source, which most scenes never ask for.
    var source: String { makeSource() }
  }

  /// What messages name its files.
  static let path = "Swift"

  static let parts = listed + sequenceNames + literalNames + namesOfC + vectors

  private static let listed: [Part] = [
    result, iterators, steps, occurrences, pointers, lifetimes, patterns, predicates, archives,
    collectionObjects, caches, cocoaErrors, changeableTexts, sequences,
    changeableCollections, pairs, sorting, remoteImages, paths, bezierPaths,
    formatters, numberFormatters, surroundings, services, calendar, pathNames, localization,
    offsets, slices, windowsOfViews, popovers, modifiedContent, workItems,
    indexPaths,
    contentConfigurations, hostingConfigurations, tableProtocols, tables, tableCells,
    tableControllers, swipeActions, delegates, delegatesOfTexts, gestureRecognizers, dialogs,
    visualEffects, layers, layerAnimations,
    playgrounds, plainControls,
    appearanceProxies, timedProgress, appIntents, intentParameters, intentWidgets,
    managedObjects, managedProperties,
    collectionProtocols, collectionLayouts, flowLayouts, collections, collectionCells, listCells,
    collectionControllers, snapshots, tableDataSources, collectionDataSources,
    compositionalLayouts, compositionalGroups, barAppearances,
    transitions, scrollTargets, gestures, keyframes, curves, network, models, publishers,
    numberObjects,
    locales, localeNames, fontMetrics, dragAndDrop, keyPresses, measurements, units, data,
    fileTexts,
    coding, codingUserInfo, mainActor, taskResults, taskGroups, asyncStreams, asyncThrowingStreams,
    asyncSequences,
    continuations,
    taskLocals, cancellationHandlers,
    pageControllers,
    focusedValues, detents,
    textFormatters, locations, regions, maps, mapMarks, mapItems, mapViews, geometryEffects,
    modifierChains,
    attributedStrings, interfaceAttributedStrings, buttonGrounds, buttonTitles, fontDescriptors,
    accessibleCharts, chartMarks, chartMarkLooks, chartAnnotations, chartSymbols, chartBars,
    chartGroups, chartPlots, chartLooks, chartPictures, chartLabels, chartSectors, chartAxes,
    chartModifiers,
    chartScaleModifiers, chartProxies,
    transforms,
    keyframeAnimations,
    chartScales, chartCurves,
    namedValues, mathematicalConstants, partsOfNumbers, notFound, differences,
    ownCollections, ownChangeableCollections, strides, rangesByBounds, ownNumbers,
    numberCasts, ownSets, animatableData, rawBytes, textsOfBytes, castBits, fractionBits,
    timeFormatters, isoDates, relativeDates, interfaceColors, interactions,
    sheets, propertyAnimators,
    buttonDetails, files, shaders, systemActions, refreshing, settingStores, deviceState, reactions,
    spokenDetails,
    systemTouches, tabPlaces, textStrategies, signInButtons, customAnimations, sourcesAndHelp,
    scrollPhases, inspectors, comparisons,
    durationUnits, logging, media,
    personNames, photos,
    texts, transfers, meshGradients, textShadows, widgets, columnTables, tips,
    previewModifiers, textRenderers, webViews, stores, storeProducts, storeReviews,
    storeTransactions,
    storeModule,
    imagePaints, resolvedColors, textSelections,
    rotorEntries, defaultItems, datePickers, pickerViews, attachments, imageRenderers,
    imagePickers,
    rectangleDrawing, textDrawing,
    gradientDrawing, mirrors,
    memoryLayout, errorObjects, serialization, locks, synchronization,
    terminal, commandLine, staticStrings, clocks, unitRanges, processInfo, fileSystem,
    literalInitializers, shapeRoles, documentScenes, valueScenes, commandMenus, previewContexts,
    timeDataSources, workProgress,
    sectionedFetches, activities, begunActivities, dataTaskPublishers, publishedCoding,
    networkSessions,
    splitControllers, unavailableContent, interfaceTabs, sectionSnapshots, viewCorners,
    foreignTruths, rangeSets, glassButtons, scrollEdges, traitOverrides, barItemGroups,
    barItemBadges, searchSuggestions,
    colorWells,
    sounds, userNotifications, authentication, haptics, motion, networkPaths, imageFilters,
    systemScreens, erasedGestures, errorAlerts, sliderTicks,
    drawnSizes, spelling, accessibilityNeeds, displayLinks, sprites, documents, emitters,
    copying, copiedItems, itemTransforms, textPositions, viewGestures, layerPlaces,
    imageDetails, fontNames, laterRequests, traitDetails, tablePlaces, alignmentRectangles,
    segmentDetails, barDetails,
  ]

  /// The parts that texts name, and those that these name in turn.
  ///
  /// A name that the scene declares itself means that, and not what a part declares.
  static func parts(
    namedIn texts: [String],
    except isDeclared: (String) -> Bool
  ) -> [Part] {
    let named = texts.reduce(into: Set<String>()) { $0.formUnion(words(in: $1)) }
    var isFound = Array(repeating: false, count: parts.count)
    var waiting = named.filter { !isDeclared($0) }
    while let name = waiting.popFirst() {
      for place in places[name]?.all ?? []
      where !isFound[place] && parts[place].isMeant?(named) ?? true {
        isFound[place] = true
        waiting.formUnion(words(in: parts[place].source))
      }
    }
    return parts.indices.filter { isFound[$0] }.map { parts[$0] }
  }

  /// Words that tell which of the meanings of a name a scene knows.
  private static let companions = [
    "UIKit", "SwiftUI", "CALayer", "layer", "UIFont", "UITraitCollection", "UIButton",
    "ActivityKit", "Combine", "UIBarButtonItem", "StoreKit",
  ]

  /// Where the parts that declare a name stand in ``parts``; for companions there are none.
  private static let places: NameTable<Places> = {
    var places: NameTable<Places> = [:]
    for (place, part) in parts.enumerated() {
      for name in part.names { places[name, default: Places()].append(place) }
    }
    for name in companions where places[name] == nil { places[name] = Places() }
    return places
  }()

  /// The parts that declare a name: one for most, which costs no list.
  private struct Places {
    private var first: Int?
    private var others: [Int] = []

    mutating func append(_ place: Int) {
      if first == nil { first = place } else { others.append(place) }
    }

    var all: [Int] { first.map { [$0] + others } ?? [] }
  }

  /// The length that no name reaches.
  private static let lengthLimit = 48

  /// For each first byte and length whether there is such a name: most words are told by it.
  private static let shapes: [Bool] = {
    var shapes = Array(repeating: false, count: 256 * lengthLimit)
    for name in places.keys {
      guard let first = name.utf8.first, name.utf8.count < lengthLimit else { continue }
      shapes[Int(first) * lengthLimit + name.utf8.count] = true
    }
    return shapes
  }()

  /// The names of the prelude that occur in a text as words, and companions.
  private static func words(in text: String) -> Set<String> {
    var found: Set<String> = []
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index].isWordByte else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
        let length = index - start
        guard length < lengthLimit, shapes[Int(bytes[start]) * lengthLimit + length] else {
          continue
        }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if places[word] != nil { found.insert(word) }
      }
    }
    return found
  }
}

extension SceneSource {
  /// Whether this is a part of the library that is written in Swift.
  package var isLibrary: Bool { path == Prelude.path }
}

extension BoundProgram {
  /// Whether a place is in the part of the library that is written in Swift.
  func isOfPrelude(_ span: SourceSpan) -> Bool {
    span.file >= firstPreludeFile
  }
}

extension UInt8 {
  /// Whether a byte can be a part of a name.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
