import ExtensionProtocol
import Foundation
import SwiftUI
import WidgetKit

/// Sets of entries that were requested and are waiting to be drawn, by token.
@MainActor
struct EntryStore {
    /// Number of sets kept; older ones are discarded.
    private static let limit = 256

    /// The entries of one token.
    struct Kept {
        /// `nil` for previews of views.
        var widget: WidgetDescriptor?
        var purpose = EntriesRequest.Purpose.timeline
        var drawings: [Drawing]
        /// Size in points that a preview specifies.
        var size: CGSize?
    }

    struct Drawing {
        var date: Date
        var view: @MainActor () -> AnyView
        /// Set for a Live Activity, whose view depends on the place.
        var activity: ActivityMoment?
        /// Set for a control, whose view depends on the place too.
        var control: Control?
    }

    struct Control {
        var kind: String
        var moment: ControlMoment
    }

    private var kept: [Int: Kept] = [:]
    private var lastToken = 0

    mutating func keep(_ set: Kept) -> EntriesToken {
        lastToken += 1
        kept[lastToken] = set
        kept[lastToken - Self.limit] = nil
        return EntriesToken(number: lastToken)
    }

    subscript(token: EntriesToken) -> Kept? { kept[token.number] }
}

extension PreviewLayout {
    /// Points, if the layout specifies them.
    var fixedSize: CGSize? {
        guard case .fixed(let width, let height) = self else { return nil }
        return CGSize(width: width, height: height)
    }
}

extension EntryStore.Drawing {
    init(_ entry: WidgetDescriptor.Entry) {
        self.init(date: entry.date, view: { entry.view() })
    }

    init(_ moment: ActivityMoment, at date: Date) {
        self.init(date: date, view: moment.content, activity: moment)
    }
}
