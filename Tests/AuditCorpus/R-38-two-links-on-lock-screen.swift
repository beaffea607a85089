import SwiftUI
import WidgetKit

/// Two links on the Lock Screen, each with its own destination.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        HStack(spacing: 12) {
            Link(destination: URL(string: "probe://call")!) {
                Label("Call", systemImage: "phone.fill").labelStyle(.iconOnly).frame(width: 50, height: 50)
            }
            #if FAULT
                Link(destination: URL(string: "probe://text")!) {
                    Label("Text", systemImage: "message.fill").labelStyle(.iconOnly).frame(width: 50, height: 50)
                }
            #else
                Text("Mother").font(.headline)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
