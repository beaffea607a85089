import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CPTripEstimateStyle: UInt, Sendable {
    case light = 0
    case dark
}

public enum CPTimeRemainingColor: UInt, Sendable {
    case `default` = 0
    case green
    case orange
    case red
}

open class CPMapButton: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var isHidden = false
    open var image: UIImage?
    open var focusedImage: UIImage?
    private let handler: ((CPMapButton) -> Void)?

    public init(handler: ((CPMapButton) -> Void)? = nil) {
        self.handler = handler
        super.init()
    }
}

/// The page of a navigation app.
@MainActor @preconcurrency
open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
    public struct PanDirection: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let left = PanDirection(rawValue: 1 << 0)
        public static let right = PanDirection(rawValue: 1 << 1)
        public static let up = PanDirection(rawValue: 1 << 2)
        public static let down = PanDirection(rawValue: 1 << 3)
    }

    open var guidanceBackgroundColor: UIColor! = .clear
    open var tripEstimateStyle = CPTripEstimateStyle.dark
    open var mapButtons: [CPMapButton] = []
    open var automaticallyHidesNavigationBar = true
    open var hidesButtonsWithNavigationBar = true
    open weak var mapDelegate: (any CPMapTemplateDelegate)?
    open private(set) var isPanningInterfaceVisible = false
    open private(set) var currentNavigationAlert: CPNavigationAlert?
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    open func showTripPreviews(_ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?) {}
    open func showTripPreviews(
        _ tripPreviews: [CPTrip], selectedTrip: CPTrip?, textConfiguration: CPTripPreviewTextConfiguration?
    ) {}
    open func showRouteChoicesPreview(for tripPreview: CPTrip, textConfiguration: CPTripPreviewTextConfiguration?) {}
    open func hideTripPreviews() {}
    open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
    open func update(
        _ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor
    ) {}

    open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip: trip) }

    open func showPanningInterface(animated: Bool) {
        isPanningInterfaceVisible = true
    }

    open func dismissPanningInterface(animated: Bool) {
        isPanningInterfaceVisible = false
    }

    open func present(navigationAlert: CPNavigationAlert, animated: Bool) {
        currentNavigationAlert = navigationAlert
    }

    open func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) {
        let isShown = currentNavigationAlert != nil
        currentNavigationAlert = nil
        completion(isShown)
    }

    @discardableResult
    open func dismissNavigationAlert(animated: Bool) async -> Bool {
        defer { currentNavigationAlert = nil }
        return currentNavigationAlert != nil
    }
}

public struct CPManeuverDisplayStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let leadingSymbol = CPManeuverDisplayStyle(rawValue: 1)
    public static let trailingSymbol = CPManeuverDisplayStyle(rawValue: 2)
    public static let symbolOnly = CPManeuverDisplayStyle(rawValue: 3)
    public static let instructionOnly = CPManeuverDisplayStyle(rawValue: 4)
}
