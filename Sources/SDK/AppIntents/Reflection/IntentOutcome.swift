/// The result of an intent, as far as a host can show it.
package struct IntentOutcome: Hashable, Sendable {
    package enum Opening: Hashable, Sendable {
        case nothing, app
        case url(URL)
    }

    /// The dialog, or else the value.
    package var summary: String
    package var opening: Opening

    init<Intent: AppIntent>(_ result: some IntentResult, of type: Intent.Type) {
        if let dialog = (result as? any OpeningResult)?.dialog {
            summary = dialog.full.resolved()
        } else {
            // `Optional` is an intent value too, so a result without a value must not be encoded as JSON `null`.
            let json = result.value?._intentJSON
            summary = json.flatMap { $0 == .null ? nil : $0.text ?? $0.encoded() } ?? ""
        }
        opening = type.openAppWhenRun ? .app : .nothing
        guard let next = (result as? any OpeningResult)?.openedIntent else { return }
        opening = (next as? OpenURLIntent).map { .url($0.url) } ?? .app
    }
}

/// A result that continues with any other intent.
protocol OpeningResult {
    var openedIntent: (any AppIntent)? { get }
    var dialog: IntentDialog? { get }
}

extension IntentResultContainer: OpeningResult {
    var openedIntent: (any AppIntent)? { opensIntent }
}
