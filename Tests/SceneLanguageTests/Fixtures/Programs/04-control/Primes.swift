var sieve = Array(repeating: true, count: 50)
sieve[0] = false; sieve[1] = false
for i in 2..<50 where sieve[i] {
  for j in stride(from: i * i, to: 50, by: i) { sieve[j] = false }
}
print(sieve.indices.filter { sieve[$0] })
