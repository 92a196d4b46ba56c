extension Double { var ft: Double { self * 0.3048 } ; func scaled(by k: Double) -> Double { self * k } }
print(3.ft, 3.scaled(by: 2), 2.5.ft)
let heights = [1.ft, 2.ft]
print(heights, -3.ft, 3.ft + 1)
