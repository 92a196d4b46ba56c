extension AppleNames {
  /// Whether a name looks as those of the types that one of some frameworks has: `EKEventStore`.
  ///
  /// No list holds every type of every framework; that a scene imports one tells that it is right.
  static func hasType(_ name: String, in modules: Set<String>) -> Bool {
    hasType(name)
      || modules.contains { module in
        guard let prefix = prefixes[module], name.hasPrefix(prefix) else { return false }
        return name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  private static let prefixes: [String: String] = [
    "ARKit": "AR", "AuthenticationServices": "AS", "AVFAudio": "AV", "AVFoundation": "AV",
    "AVKit": "AV", "BackgroundTasks": "BG", "CallKit": "CX", "CloudKit": "CK", "Contacts": "CN",
    "ContactsUI": "CN", "CoreBluetooth": "CB", "CoreHaptics": "CH", "CoreImage": "CI",
    "CoreLocation": "CL", "CoreMedia": "CM", "CoreML": "ML", "CoreMotion": "CM",
    "CoreSpotlight": "CS", "CoreTelephony": "CT", "CoreText": "CT", "CryptoKit": "SHA",
    "EventKit": "EK", "EventKitUI": "EK", "GameController": "GC", "GameKit": "GK",
    "GameplayKit": "GK", "HealthKit": "HK", "HomeKit": "HM", "ImageIO": "CG", "Intents": "IN",
    "LinkPresentation": "LP", "LocalAuthentication": "LA", "MapKit": "MK", "MediaPlayer": "MP",
    "Messages": "MS", "MessageUI": "MF", "Metal": "MTL", "MetalKit": "MTK",
    "MultipeerConnectivity": "MC", "NaturalLanguage": "NL", "Network": "NW", "PassKit": "PK",
    "PDFKit": "PDF", "PencilKit": "PK", "Photos": "PH", "PhotosUI": "PH", "QuickLook": "QL",
    "ReplayKit": "RP", "SafariServices": "SF", "SceneKit": "SCN", "Speech": "SF",
    "SpriteKit": "SK", "StoreKit": "SK", "UserNotifications": "UN", "Vision": "VN",
    "VisionKit": "VN", "WatchConnectivity": "WC", "WatchKit": "WK", "WebKit": "WK",
  ]
}
