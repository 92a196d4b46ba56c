import Foundation
let d = Date(timeIntervalSince1970: 1709212211.25)
for id in ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT"] {
  let f = DateFormatter(); f.locale = Locale(identifier: id); f.timeZone = TimeZone(secondsFromGMT: 0)
  for s in [DateFormatter.Style.short, .medium, .long, .full] {
    f.dateStyle = s; f.timeStyle = .none; print(id, f.string(from: d), f.dateFormat!)
    f.timeStyle = .short; print(f.string(from: d))
    f.dateStyle = .none; f.timeStyle = s == .short || id.hasPrefix("en") ? s : .medium; print(f.string(from: d))
  }
  for t in ["MMMMd", "MMMd", "yMMMMd", "yMMMd", "yMd", "Md", "yMMMM", "yMMM", "yM", "EEEEMMMMd", "EEEEyMMMMd", "jm", "j", "jms", "MMMMdjm", "yMdjm", "EEEEjm", "MMMdjm", "d", "EEEE", "MMMM", "y", "Hm"] {
    f.setLocalizedDateFormatFromTemplate(t); print(t, f.string(from: d))
  }
  f.dateFormat = "EEEE, d. MMMM yyyy 'um' HH:mm"; print(f.string(from: d))
}
let f = DateFormatter(); f.locale = Locale(identifier: "en_US"); f.timeZone = TimeZone(identifier: "America/New_York"); f.dateFormat = "HH:mm zzz VV O"
print(f.string(from: d)); f.timeStyle = .long; print(f.string(from: d))
f.amSymbol = "a"; f.pmSymbol = "p"; f.dateFormat = "h a"; print(f.string(from: d))
f.dateFormat = "dd.MM.yyyy"; print(f.date(from: "01.02.2024") as Any)
