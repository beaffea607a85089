import CoreGraphics
import DeviceCatalog

extension PictureConditions {
    /// The factor by which the place scales the widget; `nil` for a place that the device catalog does not have.
    var placeFactor: Double? {
        guard let known = try? DeviceCatalog.device(named: device),
            let place = try? WidgetPlace(device: known, context: context, family: family)
        else { return nil }
        return place.factor
    }
}

extension PictureEvidence {
    /// The area of an element within the widget, as a share of the widget's, in percent.
    func share(of element: AuditElement) -> Double {
        let area = element.visible.intersection(bounds)
        guard !area.isNull, bounds.width > 0, bounds.height > 0 else { return 0 }
        return 100 * Double(area.width * area.height / (bounds.width * bounds.height))
    }
}
