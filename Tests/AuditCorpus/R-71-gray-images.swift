import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            SkyView(image: Sky.gray)
        #else
            SkyView()
        #endif
    }
}
