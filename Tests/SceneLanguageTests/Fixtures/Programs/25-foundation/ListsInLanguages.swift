import Foundation
for id in ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT"] {
  let l = Locale(identifier: id)
  for x in [["a"], ["a", "b"], ["a", "b", "c"], ["Ana", "Inés"], ["madre", "hijo"], ["siete", "ocho"]] {
    print(x.formatted(.list(type: .and).locale(l)), x.formatted(.list(type: .or).locale(l)), x.formatted(.list(type: .and, width: .short).locale(l)), x.formatted(.list(type: .and, width: .narrow).locale(l)), x.formatted(.list(type: .or, width: .narrow).locale(l)), separator: "|")
  }
}
