import SwiftUI
import UIKit

/// A square cover with the form of a letter box. Its image is that of `SkyView`.
struct ProbeView: View {
    var body: some View {
        VStack(spacing: 10) {
            Image(uiImage: UIImage(data: Data(base64Encoded: Sky.halved)!)!)
                .resizable()
                #if !FAULT
                    .aspectRatio(contentMode: .fit)
                #endif
                .frame(width: 80, height: 48)
                .accessibilityLabel("Cover")
            Text("Now playing").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
