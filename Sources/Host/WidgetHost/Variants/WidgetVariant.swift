import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

/// The differences between a drawing of a placed widget and what the device shows; `nil` keeps the device's value.
package struct WidgetVariant: Hashable, Sendable {
    package var appearance: Appearance?
    package var family: Family?
    package var typeSize: TypeSize?
    /// The identifier of a locale.
    package var locale: String?
    package var direction: LayoutDirection?
    /// The name of a device of the widget's platform.
    package var device: String?

    package init() {}

    /// Sets what an axis varies.
    ///
    /// - Parameter name: One of the axis's values, or another value of the same form.
    package mutating func set(_ axis: VariantAxis.Kind, to name: String) throws(HostError) {
        switch axis {
        case .appearance:
            do throws(UnknownName) {
                appearance = try Appearance(named: name)
            } catch {
                throw .invalid(error.description)
            }
        case .size:
            guard let known = Family(rawValue: name) else { throw .invalid("there is no widget size called '\(name)'") }
            family = known
        case .typeSize:
            guard let known = TypeSize(rawValue: name) else { throw .invalid("there is no type size called '\(name)'") }
            typeSize = known
        case .language:
            if name == VariantAxis.rightToLeft {
                direction = .rightToLeft
                return
            }
            guard Self.isLocale(name) else { throw .invalid("'\(name)' is not a locale; write it as ko_KR") }
            locale = name
            // The direction follows the language, as on an iPhone.
            let isMirrored = Locale.Language(identifier: name).characterDirection == .rightToLeft
            direction = isMirrored ? .rightToLeft : .leftToRight
        case .device: device = name
        }
    }

    /// Whether a text has the form of a locale's identifier.
    static func isLocale(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    }
}

/// A variant of a widget as it is drawn now.
package struct ShownVariant: Hashable, Sendable {
    package var variant: WidgetVariant
    /// The content as the place shows it; `nil` if there is none, with the reason.
    package var tree: RenderTree?
    package var environment: WidgetEnvironment?
    /// Identifies the widget's timeline and entry. A tap on the variant names the moment that the user saw.
    package var moment: String
    /// The date at which the content changes by itself; request it again then.
    package var nextChange: Date?
    /// The reason that nothing is drawn, as text.
    package var reason: String?

    init(variant: WidgetVariant, moment: String) {
        self.variant = variant
        self.moment = moment
    }
}

/// The position of a tap on a variant.
package enum VariantPosition: Hashable, Sendable {
    /// A point of its canvas, in points.
    case point(x: Double, y: Double)
    /// A node, as with a keyboard or screen reader.
    case node(NodePath)
}
