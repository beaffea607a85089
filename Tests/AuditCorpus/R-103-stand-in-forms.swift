import SwiftUI

struct ProbeView: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.placeholder) {
            #if FAULT
                Capsule().fill(Color.gray.opacity(0.5)).frame(width: 60, height: 24)
            #else
                Circle().fill(Color.gray.opacity(0.5)).frame(width: 44, height: 44)
            #endif
        } else {
            Image(systemName: "circle.fill").font(.system(size: 44))
        }
    }
}
