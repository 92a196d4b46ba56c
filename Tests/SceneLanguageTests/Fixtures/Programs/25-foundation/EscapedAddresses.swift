import Foundation

func show(_ text: String) {
  guard let url = URL(string: text) else { return print(text, "is none") }
  print(url, url.path, url.pathComponents, url.lastPathComponent, url.path(percentEncoded: true), url.path(percentEncoded: false))
}
show("https://h/a%20b")
show("https://ex.com/a b")
show("https://ex.com/ä/ö?q=ü x#f g")
show("https://ex.com/100%")
show("https://ex.com/%zz/a%2Fb")
show("https://ex.com/a|b^c[d]{e}\"f\"<g>`h`\\i")
show("https://ex.com/a[1]?b[]=1|2")
show("a b")
show("")
show("mailto:a b@c.d")
show("file:///tmp/a%20b.txt")
if let url = URL(string: "https://ex.com/a b") {
  print(url.appending(component: "y z"), url.appendingPathComponent("y z"), url.appending(path: "y/z w"))
  print(url.appending(component: "y/z"), url.appending(component: "ü?#%"), url.appendingPathComponent("a/b?c"))
  print(url.appending(path: "100%25"))
  print(url.appendingPathExtension("t x"), url.deletingLastPathComponent())
  var copy = url
  copy.append(component: "p q")
  print(copy, copy.lastPathComponent, copy.deletingPathExtension())
}
print(URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/a b.txt").path)
print(URL(filePath: "/tmp/a b/c d.txt").lastPathComponent)
let q = URL(string: "https://ex.com/s?q=a%20b&r=c+d#x%20y")!
print(q.query ?? "-", q.query() ?? "-", q.query(percentEncoded: false) ?? "-", q.fragment ?? "-", q.fragment(percentEncoded: false) ?? "-")
print(URL(string: "https://ex.com/x%20y.a%20b")!.pathExtension)
var c = URLComponents(string: "https://ex.com/a%20b?x=1")!
print(c.path, c.percentEncodedPath, c.string ?? "-", c.url?.path ?? "-")
c.path = "/c d"
print(c.url!, c.url!.path)
print(URL(string: "https://ex ample.com/a") as Any)
print(URL(string: "https://ex.com/a b", encodingInvalidCharacters: false) as Any)
