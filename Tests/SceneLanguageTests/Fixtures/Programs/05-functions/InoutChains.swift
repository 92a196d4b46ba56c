func increment(_ n: inout Int, by step: Int = 1) { n += step }
struct Box { var values = [1, 2, 3]; var total = 0 }
var box = Box()
increment(&box.total); increment(&box.values[1], by: 10)
func addAll(_ list: inout [Int], _ more: Int...) { list += more }
addAll(&box.values, 7, 8)
func reset(_ b: inout Box) { b = Box(values: [], total: -1) }
print(box)
reset(&box); print(box)
var pair = (1, 2)
pair.0 += pair.1; print(pair)
