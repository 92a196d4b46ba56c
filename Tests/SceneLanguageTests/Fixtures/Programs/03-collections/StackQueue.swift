var stack: [Int] = [], queue: [Int] = []
for i in 1...4 { stack.append(i); queue.insert(i, at: 0) }
print(stack.removeLast(), queue.removeLast(), stack, queue)
while let x = stack.popLast(), let y = queue.popLast() { print(x * 10 + y, terminator: " ") }
print(stack.isEmpty, queue.isEmpty)
