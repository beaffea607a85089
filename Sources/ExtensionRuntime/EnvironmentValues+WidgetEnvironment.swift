import ExtensionProtocol
import Foundation
import SwiftUI
import WidgetKit

extension EnvironmentValues {
    /// What views see of the place where the widget is shown.
    init(_ place: WidgetEnvironment) {
        self.init()
        displayScale = place.displayScale
        colorScheme = place.colorScheme == .dark ? .dark : .light
        contrast = place.contrast == .increased ? .increased : .standard
        // A widget lies above the Home Screen, so its default background in the dark is not black.
        interfaceLevel = .elevated
        redactionReasons = RedactionReasons(place.redaction)
        layoutDirection = place.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        locale = Locale(identifier: place.locale)
        timeZone = TimeZone(identifier: place.timeZone) ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        let shape = ContainerShape(RoundedRectangle(cornerRadius: place.cornerRadius, style: .continuous))
        shape.frame = CGRect(origin: .zero, size: place.canvasSize)
        containerShape = shape
    }
}

extension RedactionReasons {
    init(_ redaction: WidgetEnvironment.Redaction) {
        self = []
        if redaction.contains(.placeholder) { insert(.placeholder) }
        if redaction.contains(.privacy) { insert(.privacy) }
        if redaction.contains(.invalidated) { insert(.invalidated) }
    }
}

extension WidgetFamily {
    /// Families have the same names on both sides.
    init?(_ name: WidgetFamilyName) {
        self.init(named: name.rawValue)
    }
}

extension WidgetFamilyName {
    init?(_ family: WidgetFamily) {
        self.init(rawValue: family.description)
    }
}
