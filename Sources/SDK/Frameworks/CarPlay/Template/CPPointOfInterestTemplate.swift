import MapKit
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CPPointOfInterest: NSObject, @unchecked Sendable {
    open class var pinImageSize: CGSize { CGSize(width: 40, height: 40) }
    open class var selectedPinImageSize: CGSize { CGSize(width: 60, height: 60) }

    open var location: MKMapItem
    open var title: String
    open var subtitle: String?
    open var summary: String?
    open var detailTitle: String?
    open var detailSubtitle: String?
    open var detailSummary: String?
    open var pinImage: UIImage?
    open var selectedPinImage: UIImage?
    open var primaryButton: CPTextButton?
    open var secondaryButton: CPTextButton?
    open var userInfo: Any?

    public init(
        location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?,
        detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?
    ) {
        self.location = location
        self.title = title
        self.subtitle = subtitle
        self.summary = summary
        self.detailTitle = detailTitle
        self.detailSubtitle = detailSubtitle
        self.detailSummary = detailSummary
        self.pinImage = pinImage
        super.init()
    }

    public convenience init(
        location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?,
        detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?, selectedPinImage: UIImage?
    ) {
        self.init(
            location: location, title: title, subtitle: subtitle, summary: summary, detailTitle: detailTitle,
            detailSubtitle: detailSubtitle, detailSummary: detailSummary, pinImage: pinImage)
        self.selectedPinImage = selectedPinImage
    }
}

@MainActor @preconcurrency
open class CPPointOfInterestTemplate: CPTemplate, CPBarButtonProviding {
    open var title: String
    open private(set) var pointsOfInterest: [CPPointOfInterest]
    open var selectedIndex: Int
    open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        self.title = title
        self.pointsOfInterest = pointsOfInterest
        self.selectedIndex = selectedIndex
        super.init()
    }

    open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        self.pointsOfInterest = pointsOfInterest
        self.selectedIndex = selectedIndex
    }
}

@MainActor @preconcurrency
public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate,
        didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}

extension CPPointOfInterestTemplateDelegate {
    public func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate,
        didSelectPointOfInterest pointOfInterest: CPPointOfInterest
    ) {}
}
