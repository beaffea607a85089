import ExtensionProtocol
import WidgetVocabulary

/// The systems whose builds returned entries for widgets.
///
/// 1. A widget's system is that of its newest entries that the host still needs: a picture for another place, such as
///    that of a variant, is drawn and released without an effect on it.
/// 2. The host releases all entries that it received, also those of a process that ended. So this has as many entries as
///    the host needs, however many configurations a widget had.
struct EntrySystems: Sendable {
    private struct Entries: Sendable {
        var token: EntriesToken
        var system: OperatingSystem
    }

    /// The newest come last; never empty.
    private var entries: [WidgetSubject: [Entries]] = [:]
    private var widgets: [EntriesToken: WidgetSubject] = [:]

    /// Whether nothing is kept of any widget.
    var isEmpty: Bool { entries.isEmpty && widgets.isEmpty }

    /// `nil` if the host needs no entries of the widget.
    subscript(widget: WidgetSubject) -> OperatingSystem? { entries[widget]?.last?.system }

    mutating func add(_ tokens: [EntriesToken], of widget: WidgetSubject, from system: OperatingSystem) {
        for token in tokens where widgets.updateValue(widget, forKey: token) == nil {
            entries[widget, default: []].append(Entries(token: token, system: system))
        }
    }

    mutating func release(_ token: EntriesToken) {
        guard let widget = widgets.removeValue(forKey: token) else { return }
        entries[widget]?.removeAll { $0.token == token }
        if entries[widget]?.isEmpty == true { entries[widget] = nil }
    }
}
