struct Leaf { var v = 0 }
struct Branch { var leaf = Leaf(); var leaves = [Leaf(), Leaf()]; var map = ["a": Leaf()] }
struct Tree { var left = Branch(), right = Branch(); var all: [Branch] { [left, right] } }
var t = Tree()
var copy = t
copy.left.leaf.v = 1; copy.left.leaves[1].v = 2; copy.right.map["a"]?.v = 3; copy.right.map["b", default: Leaf()].v += 4
print(t.left.leaf.v, t.left.leaves.map(\.v), t.right.map.count)
print(copy.left.leaf.v, copy.left.leaves.map(\.v), copy.right.map["a"]!.v, copy.right.map["b"]!.v, copy.all.count)
var leaf = copy.left.leaf
leaf.v = 99
print(copy.left.leaf.v)
swap(&t, &copy)
print(t.left.leaf.v, copy.left.leaf.v)
func mutate(_ b: inout Branch) { b.leaf.v += 1; b.leaves.append(Leaf(v: 7)) }
mutate(&t.left); mutate(&t.right)
print(t.left.leaf.v, t.left.leaves.count, t.right.leaves.last!.v)
class Shared { var v = 1 }
struct Holder { let shared = Shared(); var n = 0 }
let h1 = Holder()
var h2 = h1
h2.shared.v = 5; h2.n = 1
print(h1.shared.v, h1.n, h1.shared === h2.shared)
var arr = [t, copy]
arr[0].left.leaf.v = 1000
print(t.left.leaf.v, arr[0].left.leaf.v)
var (a, b) = (arr, arr)
a[0].left.leaf.v = 1; b.removeLast()
print(arr[0].left.leaf.v, a.count, b.count)
let closure = { [arr] in arr[0].left.leaf.v }
arr[0].left.leaf.v = -1
print(closure(), arr[0].left.leaf.v)
var opt: Leaf? = Leaf(v: 1)
var opt2 = opt
opt2?.v += 5; opt!.v -= 1
print(opt!.v, opt2!.v)
