// OUTCOME needs-review
import SwiftUI
import UIKit

/// A glyph above a text; the bitmap is that of `SkyView`.
struct ProbeView: View {
    var body: some View {
        VStack {
            #if FAULT
                Image(uiImage: UIImage(data: Data(base64Encoded: Sky.halved)!)!)
                    .renderingMode(.template)
                    .resizable()
                    .frame(width: 20, height: 20)
                    .accessibilityLabel("Rain")
            #else
                Image(systemName: "cloud.rain")
            #endif
            Text("Rain")
        }
    }
}
