// ONLY later
import SwiftUI

/// The picture of six hours later does not exist.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            sky.font(.title3).accessibilityHidden(true)
            Spacer()
            Text(isLater ? "Clear night" : "Sunny day").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var sky: Image {
        #if FAULT
            isLater ? Image("Moon") : Image(systemName: "sun.max.fill")
        #else
            Image(systemName: isLater ? "moon.stars.fill" : "sun.max.fill")
        #endif
    }
}
