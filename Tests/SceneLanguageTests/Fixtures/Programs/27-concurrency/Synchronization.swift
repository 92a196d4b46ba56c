import Synchronization
let m = Mutex(0); m.withLock { $0 += 5 }; print(m.withLock { $0 })
let a = Atomic<Int>(1); a.add(4, ordering: .relaxed); print(a.load(ordering: .sequentiallyConsistent)); print(a.wrappingAdd(1, ordering: .relaxed).oldValue, a.compareExchange(expected: 6, desired: 10, ordering: .relaxed).exchanged, a.load(ordering: .relaxed))
