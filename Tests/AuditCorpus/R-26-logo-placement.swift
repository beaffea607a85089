import SwiftUI

struct ProbeView: View {
    var body: some View {
        VStack {
            HStack {
                #if FAULT
                    logo
                    Spacer()
                #else
                    Spacer()
                    logo
                #endif
            }
            Spacer()
            Text("Rain").font(.caption)
        }
    }

    private var logo: some View {
        Image(systemName: "arrow.clockwise").font(.caption).accessibilityIdentifier("logo")
    }
}
