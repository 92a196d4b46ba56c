func search<T: Comparable>(_ list: [T], _ x: T) -> Int? { var low = 0, high = list.count - 1; while low <= high { let mid = (low + high) / 2; if list[mid] == x { return mid }; if list[mid] < x { low = mid + 1 } else { high = mid - 1 } }; return nil }
print(search([1, 3, 5, 7], 5)!, search([1, 3], 2) as Any, search(["a", "c"], "c")!)
