// Raw values with fractions count on from whole ones.
enum Weight: Float, CaseIterable { case half = 0.5, one = 1, two, three }
print(Weight.allCases.map(\.rawValue), Weight(rawValue: 0.5)!, Weight(rawValue: 3) as Any)
enum Step: Double { case first, second, third = 2.5 }
print(Step.first.rawValue, Step.second.rawValue, Step(rawValue: 2.5)!, Step(rawValue: 9) as Any)
