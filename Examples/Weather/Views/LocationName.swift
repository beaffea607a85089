import SwiftUI

/// The name of the place, with an arrow where it follows the device.
struct LocationName: View {
    @Environment(\.locale) private var locale

    let location: WeatherLocation

    init(_ location: WeatherLocation) {
        self.location = location
    }

    var body: some View {
        if location.isCurrent {
            HStack(spacing: 3) {
                location.name(in: locale)
                Image(systemName: "location.fill")
                    .imageScale(.small)
                    .accessibilityLabel(Text("현재 위치"))
            }
        } else {
            location.name(in: locale)
        }
    }
}
