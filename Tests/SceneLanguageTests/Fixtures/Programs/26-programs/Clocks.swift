let c = ContinuousClock(); let d = c.measure { _ = (0..<10).reduce(0, +) }; print(d >= .zero, Duration.seconds(2) + .milliseconds(500), Duration.seconds(90).components.seconds)
print(CommandLine.arguments.count >= 1, readLine() as Any)
