extension Identifiable { var show: String { "#\(id)" } }
extension Identifiable where ID == Int { var next: Int { id + 1 }; func plus(_ n: Int) -> Int { self.id + n } }
struct Itm: Identifiable { var id: Int }
print(Itm(id: 4).show, Itm(id: 4).next, Itm(id: 1).plus(2))
