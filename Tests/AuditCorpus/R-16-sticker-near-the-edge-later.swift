// ONLY later
import SwiftUI

/// The sticker of six hours later is close to the upper edge. The margins of the twin's picture are transparent.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack {
            if isLater {
                SkyView(image: sticker, side: 72).padding(.top, -12)
            }
            Text(isLater ? "Clear night" : "Sunny day").font(.subheadline)
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var sticker: String {
        #if FAULT
            Sky.halved
        #else
            "iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEUAAAAoPHi+FC5mAAAAAXRSTlMAQObYZgAAAC"
                + "9JREFUeNrtyaENADAIADA+4P8v+WDTSEJwrW0EALCRrymttdZaa6211vqyAYCZDxCTAWKyi161AAAAAElFTkSuQmCC"
        #endif
    }
}
