import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

extension WidgetEnvironment {
    /// Sets the environment for the layout of a control; Control Center is dark.
    package mutating func set(_ placement: ControlPlacement) {
        canvasSize = CGSize(width: placement.canvas.width, height: placement.canvas.height)
        cornerRadius = placement.cornerRadius
        colorScheme = .dark
        contentMargins = Margins(all: 0)
        control = ControlPlace(ControlSize(placement.size))
    }
}

extension ControlSize {
    package init(_ size: ControlSize) {
        switch size {
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        }
    }
}
