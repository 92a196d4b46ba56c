@main
struct App {
  static let name = "app"
  static func main() {
    print("Hi from \(name)")
    for number in 1...2 { print(number) }
  }
}
