let set: Set<AnyHashable> = [1, 1.0, "1", true]
print(set.count)
print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(2) == AnyHashable(UInt8(2)), AnyHashable(1) == AnyHashable(true))
var d: [AnyHashable: String] = [1: "one"]
d[1.0] = "uno"
print(d.count, d[UInt8(1)] ?? "none")
print(AnyHashable(1.5) == AnyHashable(Float(1.5)))
