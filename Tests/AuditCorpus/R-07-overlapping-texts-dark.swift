// ONLY dark
import SwiftUI

/// The texts overlap in dark only.
struct ProbeView: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 0) {
            Text("Rain").font(.caption)
            #if FAULT
                Text("Wind").font(.caption).offset(y: scheme == .dark ? -14 : 0)
            #else
                Text("Wind").font(.caption).offset(y: scheme == .dark ? 1 : 0)
            #endif
        }
    }
}
