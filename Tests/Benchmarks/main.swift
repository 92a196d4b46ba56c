import Glibc

/// Every suite; a suite's own file says what it measures.
let suites = [
  layoutSuite,
  loweringSuite,
  constraintSuite,
  textSuite,
  renderingSuite,
  encodingSuite,
  sceneSuite,
  previewSuite,
  scaleSuite,
  coresSuite,
]

/// The words of the command line: they choose benchmarks by a part of their suite and name.
///
/// `--list` names those that use one thread only; `--once` and such a name runs that benchmark for a
/// counter of instructions, which sees nothing but ``countedRun(_:)``. `--scene` writes the scene that
/// starting is measured with.
let words = CommandLine.arguments.dropFirst()
let runsOnce = words.contains("--once")
let lists = words.contains("--list")
let wanted = words.filter { !$0.hasPrefix("--") }
var isRight = true

/// Writes a line at once, so that it can be read while the next benchmark runs.
func tell(_ line: String) {
  var line = line + "\n"
  line.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

func isWanted(_ name: String) -> Bool {
  if runsOnce { return wanted.contains(name) }
  return wanted.isEmpty || wanted.contains { name.contains($0) }
}

@inline(never)
func countedRun(_ work: () -> Bool) -> Bool { work() }

if words.contains("--scene") {
  tell(SceneTexts.small)
  exit(EXIT_SUCCESS)
}

// Freeing one large block teaches the C library to keep what runs give back, as it does after the
// first saves in `diptych watch`; else the kernel's zeroing of fresh pages would be half the figures.
UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()

if !runsOnce && !lists {
  tell(BenchmarkTable.header)
  // Before all others: the system counts the memory of this process as its children's first.
  ProgramSuite.run(isWanted) { tell($0) }
}
for suite in suites {
  for benchmark in suite.benchmarks() where isWanted("\(suite.name) \(benchmark.name)") {
    if lists {
      if benchmark.clock == .thread { tell("\(suite.name) \(benchmark.name)") }
      continue
    }
    let work = benchmark.prepare()
    let result = work()
    isRight = isRight && result
    if runsOnce {
      _ = countedRun(work)
    } else {
      let timing = Timing(of: { _ = work() }, clock: benchmark.clock)
      tell(BenchmarkTable.line(benchmark, timing, isRight: result))
    }
  }
}
if !runsOnce && !lists {
  StartSuite.run(isWanted) { tell($0) }
  SaveSuite.run(isWanted) { tell($0) }
}
if !isRight {
  tell("A benchmark computed something wrong.")
  exit(EXIT_FAILURE)
}
