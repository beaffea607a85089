import SwiftUI

struct ProbeView: View {
    var body: some View {
        Button(intent: Refresh()) {
            Image(systemName: "arrow.clockwise").frame(width: 60, height: 60)
        }
        .buttonStyle(.plain)
        #if !FAULT
            .accessibilityLabel("Refresh")
        #endif
    }
}
