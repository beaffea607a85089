// OUTCOME needs-review
import SwiftUI
import UIKit
import WidgetKit

/// The image of `SkyView`, which is spoken as a value that no text shows.
struct ProbeView: View {
    var body: some View {
        Image(uiImage: UIImage(data: Data(base64Encoded: Sky.halved)!)!)
            .resizable()
            .widgetAccentedRenderingMode(.desaturated)
            .frame(width: 40, height: 40)
            #if FAULT
                .accessibilityLabel("12 degrees")
            #else
                .accessibilityLabel("Cloudy")
            #endif
    }
}
