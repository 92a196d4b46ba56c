// Streams that take results, and how soon tasks run.
enum Broken: Error { case now }
let (stream, source) = AsyncThrowingStream<Int, any Error>.makeStream()
source.yield(1)
source.yield(with: .success(2))
source.yield(with: .failure(Broken.now))
do {
  for try await number in stream { print(number) }
} catch { print(error) }
let (plain, other) = AsyncStream.makeStream(of: String.self)
other.yield(with: .success("a"))
other.finish()
for await text in plain { print(text) }
print(TaskPriority.high.rawValue, TaskPriority.background < .utility, TaskPriority.low)
