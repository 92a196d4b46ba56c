import Foundation

let u = URL(string: "https://user:pw@h.com:8080/a/b?q=1#f")!
print(u.user ?? "-", u.password ?? "-", u.host ?? "-", u.port ?? 0, u.relativePath, u.relativeString, u.baseURL as Any)
let base = URL(string: "https://h.com/a/b")!
let r = URL(string: "c", relativeTo: base)!
print(r, r.absoluteString, r.relativeString, r.baseURL as Any, r.path, r.relativePath, r.absoluteURL, r.host ?? "-")
for t in ["../c", "/c", "?q", "#f", "//other/x", "c/../d", "./", "..", "http://z/y", "c/d?x=1#y", ""] {
  print(t, URL(string: t, relativeTo: base)?.absoluteString ?? "nil")
}
print(URL(string: "c", relativeTo: URL(string: "https://h.com/a/b/"))!.absoluteString)
print(URL(string: "c", relativeTo: nil)!.absoluteString)
print(URL(string: "c", relativeTo: URL(string: "https://h.com"))!.absoluteString)
print(base.appending(queryItems: [URLQueryItem(name: "x", value: "1 2"), URLQueryItem(name: "y", value: nil), URLQueryItem(name: "z", value: "a&b=c+d")]))
print(u.appending(queryItems: [URLQueryItem(name: "x", value: "1")]))
var m = base
m.append(queryItems: [URLQueryItem(name: "k", value: "v")])
print(m)
print(base.appendingPathComponent("c", isDirectory: true), base.appendingPathComponent("c", isDirectory: false))
print(base.appending(path: "c", directoryHint: .isDirectory), base.appending(component: "c", directoryHint: .isDirectory))
print(URL(filePath: "/a/../b").standardized.path, URL(filePath: "/a/../b").path)
print(URL(string: "https://h.com/a/./b/../c?x#y")!.standardized)
print(URL(string: "https://h.com/../a/..")!.standardized, URL(string: "https://h.com/a/b/..")!.standardized, URL(string: "https://h.com/a/b/.")!.standardized)
print(Set([base, u, base]).count, base == URL(string: "https://h.com/a/b")!, [base: 1][base] ?? 0)
print(URLQueryItem(name: "a", value: "1"), URLQueryItem(name: "b", value: nil), [URLQueryItem(name: "a", value: "x y")])
print(base.hasDirectoryPath, URL(string: "https://h.com/a/")!.hasDirectoryPath)
print(URL(fileURLWithPath: "/a/b", isDirectory: true), URL(filePath: "/a/b", directoryHint: .isDirectory))
print(URL(fileURLWithPath: "/a/b").standardizedFileURL)
print(URL(string: "https://h.com")!.appending(path: "x"), URL(string: "https://h.com")!.path.isEmpty)
print(URL(string: "https://h.com")!.deletingLastPathComponent(), URL(string: "https://h.com/a/b/")!.deletingLastPathComponent())
print(URL(string: "https://h.com/a/b.txt")!.deletingPathExtension().lastPathComponent)
