import ExtensionProtocol
import Foundation
import SwiftUI
import WidgetKit

/// Sets of entries that were requested and are waiting to be drawn, by token.
///
/// 1. A set is kept until the host releases its token: a timeline without a next reload is drawn again as long as its
///    widget is placed, however many others are requested in the meantime.
/// 2. Without room for another set, the request for it is refused before any code of the widget runs. A host that does
///    not release what it no longer needs gets no more, and what it has stays. The size of entries is bounded by the
///    process's memory.
///
/// Invariant: a token that was returned is valid until it is released, and no other set ever has it.
@MainActor
struct EntryStore {

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

    /// Throws if further sets would exceed the limit.
    func requireRoom(for count: Int) throws(ExtensionFailure) {
        guard count > EntriesToken.limit - kept.count else { return }
        throw ExtensionFailure(
            .limit,
            "the widget's process keeps \(kept.count) of at most \(EntriesToken.limit) timelines; "
                + "remove widgets of this extension")
    }

    /// Keeps a set for which there is room.
    mutating func keep(_ set: Kept) -> EntriesToken {
        lastToken += 1
        kept[lastToken] = set
        return EntriesToken(number: lastToken)
    }

    /// Drops the sets of tokens; unknown ones are ignored.
    mutating func release(_ tokens: [EntriesToken]) {
        for token in tokens { kept[token.number] = nil }
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
