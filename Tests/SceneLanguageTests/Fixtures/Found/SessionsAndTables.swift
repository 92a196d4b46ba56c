import Combine
import Charts
import SwiftData
import SwiftUI

typealias Beat = Publishers.Autoconnect<Timer.TimerPublisher>

extension View {
  func onBeat(_ beat: Beat?, perform action: @escaping (Timer.TimerPublisher.Output) -> Void)
    -> some View
  {
    Group {
      if let beat { onReceive(beat) { action($0) } } else { self }
    }
  }
}

@Model
final class Sale {
  var name: String
  var price: Double
  init(name: String, price: Double) {
    self.name = name
    self.price = price
  }
}

struct Line: Identifiable {
  let id = UUID()
  var name: String
  var price: Double
}

@MainActor
final class Loader: NSObject, ObservableObject, URLSessionDownloadDelegate {
  private lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 10
    configuration.waitsForConnectivity = true
    return URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
  }()

  nonisolated func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}

  func load(_ address: URL) async throws -> Data {
    let (data, _) = try await session.data(from: address, delegate: nil)
    return data
  }
}

struct SalesView: View {
  @Query private var sales: [Sale] = []
  @State private var selection = Set<Line.ID>()
  @State private var order = [KeyPathComparator(\Line.name)]
  let lines = [Line(name: "Tea", price: 2.5), Line(name: "Cake", price: 4)]

  var body: some View {
    VStack {
      Chart(lines) { BarMark(x: .value("Name", $0.name), y: .value("Price", $0.price)) }
        .chartXAxis { AxisMarks(values: ["Tea", "Cake", "Pie"]) }
        .frame(height: 120)
      Table(lines, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Price", value: \.price) { line in
          Text(line.price.formatted(.currency(code: "EUR")))
        }
        .width(80)
      }
      Image(systemName: "star")
        .transition(.symbolEffect(.drawOff.nonReversed.individually))
        .onBeat(nil) { print($0) }
      Text("\(sales.count) sales")
    }
  }
}

#Preview { SalesView() }
