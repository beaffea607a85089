// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        Button("Reload") {}
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            #if FAULT
                .ignoresSafeArea()
            #endif
    }
}

struct StartPreviews: PreviewProvider {
    static var platform: PreviewPlatform? { .tvOS }

    static var previews: some View {
        StartView()
    }
}
