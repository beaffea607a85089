import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            ForEach(["a", "b", "c"], id: \.self) { name in
                #if FAULT
                    row(name, URL(string: "probe://row")!)
                #else
                    row(name, URL(string: "probe://\(name)")!)
                #endif
            }
        }
    }

    private func row(_ name: String, _ url: URL) -> some View {
        Link(destination: url) { Text(name).frame(width: 44, height: 60) }
    }
}
