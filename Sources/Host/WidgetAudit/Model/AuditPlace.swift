import CoreGraphics
import WidgetVocabulary

/// A place where a finding shows: a picture and the part of it.
package struct AuditPlace: Hashable, Sendable {
    /// What the picture shows, and under which conditions.
    package enum Conditions: Hashable, Sendable {
        case widget(PictureConditions)
        /// The preview of that name on a screen.
        case preview(String, ScreenConditions)
    }

    package var conditions: Conditions
    package var path: [Int]
    /// Points of the canvas.
    package var frame: CGRect
    package var measured: Measure
    /// The conditions of the picture that this one was compared with.
    package var twin: Conditions?
}

extension AuditPlace {
    /// Whether both are the same node in equal conditions.
    func isSame(as other: AuditPlace) -> Bool { conditions == other.conditions && path == other.path }

    /// The order of a report.
    static func precedes(_ left: AuditPlace, _ right: AuditPlace) -> Bool {
        if left.conditions != right.conditions { return left.conditions < right.conditions }
        return left.path.lexicographicallyPrecedes(right.path)
    }

    /// Sorted places without those that are the same as an earlier one.
    static func distinct(_ sorted: [AuditPlace]) -> [AuditPlace] {
        var result: [AuditPlace] = []
        for place in sorted where result.last.map({ !$0.isSame(as: place) }) ?? true { result.append(place) }
        return result
    }
}

extension AuditPlace.Conditions {
    /// `nil` for a preview.
    package var widget: PictureConditions? {
        if case .widget(let conditions) = self { conditions } else { nil }
    }

    /// As one line.
    package var text: String {
        switch self {
        case .widget(let conditions): conditions.text
        case .preview(let name, let screen): "the preview “\(name)” on \(screen.text)"
        }
    }

    /// What distinguishes the picture from one that is compared with it.
    var difference: String {
        switch self {
        case .widget(let conditions): "\(conditions.appearanceText), \(conditions.content)"
        case .preview(_, let screen): screen.text
        }
    }

    /// Points.
    package var size: CGSize {
        switch self {
        case .widget(let conditions): conditions.size
        case .preview(_, let screen): screen.size
        }
    }

    package var colorScheme: ColorScheme {
        switch self {
        case .widget(let conditions): conditions.colorScheme
        case .preview(_, let screen): screen.colorScheme
        }
    }
}

/// A total order: widgets first, then previews by name.
extension AuditPlace.Conditions: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.widget(let one), .widget(let other)): one < other
        case (.widget, .preview): true
        case (.preview, .widget): false
        case (.preview(let one, let screen), .preview(let other, let otherScreen)):
            one != other ? one < other : screen < otherScreen
        }
    }
}
