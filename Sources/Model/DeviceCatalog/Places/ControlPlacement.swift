import WidgetVocabulary

extension ControlSize {
    /// Finds a size by its name, in any letter case.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        guard let match = Self.allCases.first(where: { FoldedName($0.rawValue) == wanted }) else {
            let names = Self.allCases.map(\.rawValue)
            throw UnknownName(
                kind: "control size", name: name, suggestions: wanted.nearest(in: names),
                hint: "Known: \(names.joined(separator: ", ")).")
        }
        self = match
    }
}

/// One size of a control on one device.
package struct ControlPlacement: Hashable, Sendable {
    package let device: Device
    package let size: ControlSize
    /// Points.
    package let canvas: WidgetSize
    /// Of a small control, which is a circle; the others have the same corners.
    package let cornerRadius: Double

    /// - Throws: `ControlRejection` where the device does not show controls here.
    package init(device: Device, size: ControlSize) throws(ControlRejection) {
        guard let small = device.screen.widgetSize(.systemSmall),
            device.platform == .iPhone || device.platform == .iPad
        else { throw ControlRejection(platform: device.platform) }
        let side = ((small.width - Decisions.controlGap) / 2).rounded(.down)
        let double = 2 * side + Decisions.controlGap
        self.device = device
        self.size = size
        cornerRadius = side / 2
        canvas =
            switch size {
            case .small: WidgetSize(side, side)
            case .medium: WidgetSize(double, side)
            case .large: WidgetSize(double, double)
            }
    }
}

/// Why a device shows no controls.
package struct ControlRejection: Error, Hashable, Sendable, CustomStringConvertible {
    package var platform: Platform

    package var description: String {
        "Controls are drawn for iPhone and iPad only; \(platform.rawValue) is skipped."
    }
}
