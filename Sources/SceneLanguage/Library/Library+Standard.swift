extension Library {
  /// Swift's standard library and SwiftUI, as far as scenes use them.
  static let standard = Library(standardFamilies)

  /// The families that the library is made of, in the order of the reference.
  static var standardFamilies: [LibraryFamily] {
    languageFamilies + vocabularyFamilies + interfaceFamilies
  }

  /// What scenes have without SwiftUI.
  private static let languageFamilies: [LibraryFamily] = [
    numbers, decimals, durations, mathematics, strings, collections, sequences, ranges, output,
    optionals,
    wrappers, optionSets, indexSets, hashing, decoding, encoding, jsonTexts, reflection,
    observation,
    valueLayouts, regexes,
  ]

  /// SwiftUI.
  private static let vocabularyFamilies: [LibraryFamily] = [
    geometry, alignments, stacks, texts, textsOfTime, fonts, colors, shapes, concentricCorners,
    images, frames,
    paddings, positions, decorations, styles, stillModifiers, systemServices, environment,
    customLayouts,
    customContainers, grids,
    scrolling, safeAreas, adaptiveLayouts, paths, modifiers, identities, effects, gradients,
    gestures, accessibility, presentations, input, animations, transitions, appearances,
    buttons, addresses, toggles, sliders, textFields, pickers, progress, labels, controlStyles,
    styleConfigurations, lists, outlines, navigation, tabs,
    apps, canvases, timelines, placedEffects, textModifiers, bindings, preferences, anchors,
    coordinateSpaces, markdownTexts, formats, dates, calendars, timeZones, dateFormats, tasks,
    accessibilityDetails,
    symbolEffects,
    barLooks, scrollBehaviours, presentationLooks, controlLooks, moments, outsiders,
  ]

  /// UIKit.
  private static let interfaceFamilies: [LibraryFamily] = [
    interfaceGeometry, interfaceColors, joinedColors, assetResources,
    interfaceTexts,
    interfaceViews,
    interfaceAnchors, interfaceConstraints, interfaceContainers, interfaceLabels,
    interfaceTouches, interfaceControls, interfaceButtons, interfaceControllers, interfaceBars,
    interfaceNavigationItems, looksOfClasses,
    interfaceJoints,
    interfaceConstants, interfaceDrawing, attributedTexts, keyCommands,
    foundationTexts, bundles,
  ]
}
