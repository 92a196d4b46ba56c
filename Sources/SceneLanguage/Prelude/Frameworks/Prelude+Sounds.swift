extension Prelude {
  /// What is heard, of which a picture shows nothing: no file is there to be played.
  static let sounds = Part(
    names: [
      "AVAudioPlayer", "AVAudioPlayerDelegate", "AVAudioSession", "AudioServicesPlaySystemSound",
      "AVSpeechSynthesizer", "AVSpeechUtterance", "SystemSoundID",
    ],
    source: """
      typealias SystemSoundID = UInt32
      let kSystemSoundID_Vibrate: SystemSoundID = 4095
      func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
      func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
      protocol AVAudioPlayerDelegate: AnyObject {
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
        func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
      }
      extension AVAudioPlayerDelegate {
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
        func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
      }
      class AVAudioPlayer {
        weak var delegate: AVAudioPlayerDelegate?
        var volume: Float = 1
        var rate: Float = 1
        var pan: Float = 0
        var enableRate = false
        var isMeteringEnabled = false
        var numberOfLoops = 0
        var currentTime: TimeInterval = 0
        var duration: TimeInterval { 0 }
        var isPlaying: Bool { false }
        var numberOfChannels: Int { 2 }
        init(contentsOf url: URL) throws { throw _UnreadableFile(url) }
        init(contentsOf url: URL, fileTypeHint hint: String?) throws { throw _UnreadableFile(url) }
        init(data: Data) throws {}
        @discardableResult func prepareToPlay() -> Bool { false }
        @discardableResult func play() -> Bool { false }
        func pause() {}
        func stop() {}
        func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
          self.volume = volume
        }
        func updateMeters() {}
        func averagePower(forChannel channel: Int) -> Float { -160 }
        func peakPower(forChannel channel: Int) -> Float { -160 }
      }
      class AVAudioSession {
        struct Category: Hashable {
          let rawValue: String
          static let ambient = Category(rawValue: "ambient")
          static let soloAmbient = Category(rawValue: "soloAmbient")
          static let playback = Category(rawValue: "playback")
          static let record = Category(rawValue: "record")
          static let playAndRecord = Category(rawValue: "playAndRecord")
        }
        struct Mode: Hashable {
          let rawValue: String
          static let `default` = Mode(rawValue: "default")
          static let moviePlayback = Mode(rawValue: "moviePlayback")
          static let spokenAudio = Mode(rawValue: "spokenAudio")
          static let measurement = Mode(rawValue: "measurement")
        }
        struct CategoryOptions: OptionSet {
          let rawValue: Int
          static let mixWithOthers = CategoryOptions(rawValue: 1)
          static let duckOthers = CategoryOptions(rawValue: 2)
          static let defaultToSpeaker = CategoryOptions(rawValue: 8)
          static let allowBluetooth = CategoryOptions(rawValue: 4)
        }
        struct SetActiveOptions: OptionSet {
          let rawValue: Int
          static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
        }
        private static let shared = AVAudioSession()
        static func sharedInstance() -> AVAudioSession { shared }
        var outputVolume: Float { 1 }
        func setCategory(
          _ category: Category, mode: Mode = .default, options: CategoryOptions = []
        ) throws {}
        func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
      }
      class AVSpeechSynthesisVoice {
        let language: String
        init?(language: String?) { self.language = language ?? "en-US" }
        init?(identifier: String) { language = "en-US" }
        static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
      }
      let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
      let AVSpeechUtteranceMinimumSpeechRate: Float = 0
      let AVSpeechUtteranceMaximumSpeechRate: Float = 1
      class AVSpeechUtterance {
        let speechString: String
        var voice: AVSpeechSynthesisVoice?
        var rate: Float = AVSpeechUtteranceDefaultSpeechRate
        var pitchMultiplier: Float = 1
        var volume: Float = 1
        var preUtteranceDelay: TimeInterval = 0
        var postUtteranceDelay: TimeInterval = 0
        init(string: String) { speechString = string }
      }
      enum AVSpeechBoundary: Int { case immediate, word }
      protocol AVSpeechSynthesizerDelegate: AnyObject {}
      class AVSpeechSynthesizer {
        weak var delegate: AVSpeechSynthesizerDelegate?
        var isSpeaking: Bool { false }
        var isPaused: Bool { false }
        init() {}
        func speak(_ utterance: AVSpeechUtterance) {}
        @discardableResult func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
        @discardableResult func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
        @discardableResult func continueSpeaking() -> Bool { false }
      }
      """
  )
}
