import Glibc

/// Every suite; a suite's own file says what it measures.
let suites = [
  layoutSuite,
  loweringSuite,
  constraintSuite,
  renderingSuite,
  encodingSuite,
  sceneSuite,
  previewSuite,
  coresSuite,
]

/// Words on the command line choose suites and benchmarks by a part of their names; `--once` runs
/// each a single time without timing it, which is what an instruction counter wants to see.
let words = CommandLine.arguments.dropFirst()
let runsOnce = words.contains("--once")
let wanted = words.filter { !$0.hasPrefix("--") }
var isRight = true

/// Writes a line at once, so that it can be read while the next benchmark runs.
func tell(_ line: String) {
  var line = line + "\n"
  line.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

func isWanted(_ name: String) -> Bool {
  wanted.isEmpty || wanted.contains { name.contains($0) }
}

// Freeing one large block teaches the C library to keep what runs give back, as it does after the
// first saves in `diptych watch`; else the kernel's zeroing of fresh pages would be half the figures.
UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()

if !runsOnce { tell(BenchmarkTable.header) }
for suite in suites {
  for benchmark in suite.benchmarks() where isWanted("\(suite.name) \(benchmark.name)") {
    let work = benchmark.prepare()
    let result = work()
    isRight = isRight && result
    if runsOnce {
      tell("\(benchmark.name) \(benchmark.count) \(result ? "right" : "WRONG RESULT")")
    } else {
      let timing = Timing(of: { _ = work() }, clock: benchmark.clock)
      tell(BenchmarkTable.line(benchmark, timing, isRight: result))
    }
  }
}
if !runsOnce {
  StartSuite.run(isWanted) { tell($0) }
  SaveSuite.run(isWanted) { tell($0) }
}
if !isRight {
  tell("A benchmark computed something wrong.")
  exit(EXIT_FAILURE)
}
