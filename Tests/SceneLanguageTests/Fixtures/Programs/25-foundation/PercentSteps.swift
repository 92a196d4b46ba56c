import Foundation

print(0.72.formatted(.percent.rounded(increment: 1)), 0.726.formatted(.percent.rounded(increment: 5)))
print(0.726.formatted(.percent.rounded(rule: .down, increment: 1)), 0.726.formatted(.percent.rounded()))
print(0.5.formatted(.percent.scale(10)), 0.125.formatted(.percent), 1234.formatted(.percent))
print(2.3.formatted(.number.rounded(increment: 0.5)), 4.formatted(.number.scale(2.5)))
