import CoreGraphics
import WidgetAudit

/// The pictures on the page of an audit.
///
/// 1. Each finding is shown at the place with its measured value, or at the first one that has a picture. The picture
///    that this one was compared with is shown as well.
/// 2. A finding of a preview is also shown in the other color scheme of the same screen, if it is there.
/// 3. Each picture is drawn once. After `limit` bytes no further one is drawn, and the findings there say so.
///
/// Invariant: the numbers of pictures follow from the order of findings.
struct AuditExhibits {
    /// A picture of a widget, or of a preview whose findings the widget has.
    struct Key: Hashable {
        var widget: String
        var conditions: AuditPlace.Conditions
    }

    struct Exhibit {
        var number: Int
        var svg: [UInt8]
    }

    private static let limit = 48 << 20

    private(set) var drawn: [Key: Exhibit] = [:]
    /// By fingerprint.
    private var places: [String: [AuditPlace]] = [:]

    init(of report: AuditReport, from galleries: [FindingGallery]) {
        var byteCount = 0
        for finding in report.findings {
            func key(_ conditions: AuditPlace.Conditions) -> Key { Key(widget: finding.widget, conditions: conditions) }
            let worstFirst = finding.places.filter { $0.measured == finding.measured } + finding.places
            let place = worstFirst.first { place in
                let key = key(place.conditions)
                return drawn[key] != nil || galleries.contains { $0.contains(key.widget, key.conditions) }
            }
            guard let place else { continue }
            let other = place.conditions.inOtherScheme
            let shown: [AuditPlace] = [place] + finding.places.filter { $0.conditions == other }.prefix(1)
            places[finding.fingerprint] = shown
            for conditions in shown.flatMap({ [$0.conditions, $0.twin].compactMap(\.self) }) {
                let key = key(conditions)
                guard drawn[key] == nil, byteCount < Self.limit,
                    let svg = galleries.lazy.compactMap({ $0.picture(of: key.widget, key.conditions) }).first
                else { continue }
                byteCount += svg.count
                drawn[key] = Exhibit(number: drawn.count, svg: svg)
            }
        }
    }

    /// The places at which a finding is shown; empty if no picture of it is drawn.
    func places(of finding: AuditFinding) -> [AuditPlace] {
        (places[finding.fingerprint] ?? []).filter { place in
            drawn[Key(widget: finding.widget, conditions: place.conditions)] != nil
        }
    }
}

extension AuditPlace.Conditions {
    /// The same preview on the same screen in the other color scheme; `nil` for a widget, which has more appearances.
    fileprivate var inOtherScheme: AuditPlace.Conditions? {
        guard case .preview(let name, var screen) = self else { return nil }
        screen.colorScheme = screen.colorScheme == .light ? .dark : .light
        return .preview(name, screen)
    }
}
