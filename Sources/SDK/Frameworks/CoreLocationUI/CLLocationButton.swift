import UIKit

public enum CLLocationButtonIcon: Int, Sendable {
    case none = 0
    case arrowFilled
    case arrowOutline
}

public enum CLLocationButtonLabel: Int, Sendable {
    case none = 0
    case currentLocation
    case sendCurrentLocation
    case sendMyCurrentLocation
    case shareCurrentLocation
    case shareMyCurrentLocation
}

@MainActor @preconcurrency
open class CLLocationButton: UIControl {
    open var icon = CLLocationButtonIcon.arrowFilled
    open var label = CLLocationButtonLabel.none
    open var fontSize: CGFloat = 17
    open var cornerRadius: CGFloat = 0
}
