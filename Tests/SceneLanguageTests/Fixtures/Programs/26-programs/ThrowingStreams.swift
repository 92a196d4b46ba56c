// Streams that end with an error, continuations that are not checked, and groups that are cancelled.
struct Broken: Error { let place: Int }

func read(_ count: Int, failing: Bool) async -> String {
  let stream = AsyncThrowingStream<Int, Error> { continuation in
    for number in 0..<count { continuation.yield(number) }
    continuation.finish(throwing: failing ? Broken(place: count) : nil)
  }
  var sum = 0
  do {
    for try await number in stream { sum += number }
    return "\(sum)"
  } catch let error as Broken {
    return "\(sum), broken at \(error.place)"
  } catch {
    return "other"
  }
}
print(await read(4, failing: false))
print(await read(3, failing: true))

let name = await withUnsafeContinuation { (c: UnsafeContinuation<String, Never>) in
  c.resume(returning: "unsafe")
}
print(name)
do {
  let _: Int = try await withUnsafeThrowingContinuation { $0.resume(throwing: Broken(place: 1)) }
} catch { print(error) }

let sum = await withTaskGroup(of: Int.self) { group in
  group.addTask { 1 }
  group.addTask { 2 }
  group.cancelAll()
  let isAdded = group.addTaskUnlessCancelled { 4 }
  var sum = 0
  for await number in group { sum += number }
  return "\(sum) \(isAdded) \(group.isCancelled)"
}
print(sum)
