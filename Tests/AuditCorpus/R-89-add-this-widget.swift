import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "Follow your parcels. Add this widget to your Home Screen."
    #else
        static let summary: LocalizedStringKey = "Follow your parcels on the way to your home."
    #endif

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "shippingbox.fill")
                .font(.largeTitle)
                .accessibilityHidden(true)
            Text("Parcel")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
