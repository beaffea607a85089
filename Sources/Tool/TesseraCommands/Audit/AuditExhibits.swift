import CoreGraphics
import WidgetAudit

/// The pictures on the page of an audit.
///
/// 1. Each finding is shown at the place with its measured value, or at the first one that has a picture. The picture
///    that this one was compared with is shown as well.
/// 2. Each picture is drawn once. After `limit` bytes no further one is drawn, and the findings there say so.
///
/// Invariant: the numbers of pictures follow from the order of findings.
struct AuditExhibits {
    /// A picture of a widget.
    struct Key: Hashable {
        var widget: String
        var conditions: PictureConditions
    }

    struct Exhibit {
        var number: Int
        var svg: [UInt8]
    }

    private static let limit = 48 << 20

    private(set) var drawn: [Key: Exhibit] = [:]
    /// By fingerprint.
    private var places: [String: AuditPlace] = [:]

    init(of report: AuditReport, from galleries: [FindingGallery]) {
        var byteCount = 0
        for finding in report.findings {
            func key(_ conditions: PictureConditions) -> Key { Key(widget: finding.widget, conditions: conditions) }
            let worstFirst = finding.places.filter { $0.measured == finding.measured } + finding.places
            let place = worstFirst.first { place in
                let key = key(place.conditions)
                return drawn[key] != nil || galleries.contains { $0.contains(key.widget, key.conditions) }
            }
            guard let place else { continue }
            places[finding.fingerprint] = place
            for conditions in [place.conditions] + (place.twin.map { [$0] } ?? []) {
                let key = key(conditions)
                guard drawn[key] == nil, byteCount < Self.limit,
                    let svg = galleries.lazy.compactMap({ $0.picture(of: key.widget, key.conditions) }).first
                else { continue }
                byteCount += svg.count
                drawn[key] = Exhibit(number: drawn.count, svg: svg)
            }
        }
    }

    /// The place at which a finding is shown; `nil` if no picture of it is drawn.
    func place(of finding: AuditFinding) -> AuditPlace? {
        places[finding.fingerprint].flatMap { place in
            drawn[Key(widget: finding.widget, conditions: place.conditions)] == nil ? nil : place
        }
    }
}
