import SwiftData
import SwiftUI

@Model final class Note {
  var title: String
  init(title: String) { self.title = title }
}

struct Editor: View {
  @Bindable var note: Note
  var body: some View { TextField("Title", text: $note.title) }
}

#Preview { Editor(note: Note(title: "Milk")) }
