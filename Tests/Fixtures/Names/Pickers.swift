import SwiftUI

struct Pickers: View {
    struct Sheet { var size = 1 }

    @State private var size = 1
    @State private var sheets: [Sheet] = []

    var body: some View {
        Picker("Size", systemImage: size == 1 ? "doc" : "doc.fill", selection: $size, content: { Text("A4").tag(1) }) {
            Text("A4").fixedSize()
        }
        Picker("Size", selection: $size) { Text("A4").tag(1) } currentValueLabel: { Text("A4") }
        Picker("Size" as String, systemImage: "doc", sources: $sheets, selection: \.size) { Text("A4").tag(1) }
        Picker("Sizes", sources: $sheets, selection: \.size) { Text("A4").tag(1) } currentValueLabel: { Text("A4") }
    }
}
