import CoreLocation
import CoreLocationUI
import SwiftUI
import UIKit

struct WhereView: View {
    let manager: CLLocationManager

    var body: some View {
        VStack {
            LocationButton(.shareMyCurrentLocation) { manager.requestLocation() }
                .labelStyle(.iconOnly)
                .foregroundColor(.white)
                .cornerRadius(30)
            LocationButton { manager.requestLocation() }.symbolVariant(.fill)
        }
    }
}

@MainActor
func locationButton() -> UIView {
    let button = CLLocationButton()
    button.icon = .arrowFilled
    button.label = .currentLocation
    button.cornerRadius = 25
    button.fontSize = 15
    return button
}
