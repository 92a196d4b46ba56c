struct Song { let title: String; let artist: String; let plays: Int }
let songs = [Song(title: "B", artist: "x", plays: 5), Song(title: "A", artist: "y", plays: 9), Song(title: "C", artist: "x", plays: 7)]
print(songs.sorted { $0.plays > $1.plays }.map(\.title))
print(songs.sorted { a, b in a.artist == b.artist ? a.plays > b.plays : a.artist < b.artist }.map { $0.title })
let byArtist = Dictionary(grouping: songs) { $0.artist }
for key in byArtist.keys.sorted() { print(key, byArtist[key]!.map(\.plays).reduce(0, +)) }
