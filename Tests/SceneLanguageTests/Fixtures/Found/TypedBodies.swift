import SwiftUI

struct Wrapper<Content: View>: View {
  let content: Content
  var body: Content { content }
}

struct Page: View {
  struct Title: View {
    var body: Text { Text("Title").bold() }
  }

  var body: Title { Title() }
}

struct Erased: View {
  let content: any View
  var body: AnyView { AnyView(content.padding()) }
}

struct Several: View {
  let views: [any View] = [Text("First"), Color.red.frame(height: 20)]
  var body: some View {
    ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
  }
}

#Preview {
  VStack {
    Wrapper(content: Text("Wrapped"))
    Page()
    Erased(content: Text("Erased"))
    Several()
  }
}
