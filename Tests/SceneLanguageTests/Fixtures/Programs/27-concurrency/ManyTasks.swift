let results = await withTaskGroup(of: Int.self) { g in for i in 0..<1000 { g.addTask { try? await Task.sleep(nanoseconds: 1000); return i } }; var s = 0; for await v in g { s += v }; return s }
print(results)
func loop(_ n: Int) async -> Int { n == 0 ? 0 : 1 + (await loop(n - 1)) }
print(await Task { await loop(200) }.value)
