import EventKit
import SwiftUI

final class Events {
  private var kept: [EKEvent] = []
  //                 ~~~~~~~ error: Diptych does not support 'EKEvent' yet
  func load() { _ = EKEventStore() }
  //                ~~~~~~~~~~~~ error: Diptych does not support 'EKEventStore' yet
}

#Preview { Text("a") }
