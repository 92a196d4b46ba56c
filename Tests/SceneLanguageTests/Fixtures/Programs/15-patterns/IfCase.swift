enum Media { case photo(width: Int, height: Int), video(seconds: Double), text(String) }
let feed: [Media] = [.photo(width: 4, height: 3), .text("hi"), .video(seconds: 2.5), .photo(width: 1, height: 9)]
for case let .photo(width, height) in feed where width > height { print("wide", width, height) }
for item in feed { if case .text(let s) = item { print("text", s) } else if case .video(1...) = item { print("long video") } }
guard case .text(let second) = feed[1] else { fatalError() }
print(second, feed.filter { if case .photo = $0 { true } else { false } }.count)
let widths = feed.compactMap { item -> Int? in guard case .photo(let w, _) = item else { return nil }; return w }
print(widths)
