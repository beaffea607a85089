import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            ForEach(["a", "b", "c", "d"], id: \.self) { name in row(name) }
            #if FAULT
                row("e")
            #else
                Text("e")
            #endif
        }
    }

    private func row(_ name: String) -> some View {
        Link(destination: URL(string: "probe://\(name)")!) { Text(name).frame(width: 44, height: 60) }
    }
}
