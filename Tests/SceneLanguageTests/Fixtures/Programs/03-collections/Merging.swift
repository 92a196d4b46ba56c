let a = [1, 4, 6], b = [2, 3, 9, 10]
func merge(_ a: [Int], _ b: [Int]) -> [Int] { var (i, j, r) = (0, 0, [Int]()); while i < a.count && j < b.count { if a[i] <= b[j] { r.append(a[i]); i += 1 } else { r.append(b[j]); j += 1 } }; return r + a[i...] + b[j...] }
func mergeSort(_ x: [Int]) -> [Int] { x.count < 2 ? x : merge(mergeSort(Array(x[..<(x.count / 2)])), mergeSort(Array(x[(x.count / 2)...]))) }
print(merge(a, b), mergeSort([5, 2, 9, 1, 5]))
func quick<T: Comparable>(_ x: [T]) -> [T] { guard let p = x.first else { return [] }; let rest = x.dropFirst(); return quick(rest.filter { $0 < p }) + [p] + quick(rest.filter { $0 >= p }) }
print(quick([3, 1, 2]), quick(["b", "a"]))
