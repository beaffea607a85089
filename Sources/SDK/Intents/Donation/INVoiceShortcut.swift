import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A shortcut with the phrase that a person chose for it; the simulated device knows none.
/// Its properties are constants.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, phrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        invocationPhrase = phrase
        self.shortcut = shortcut
        super.init()
    }
}

/// The person's shortcuts. It has no state.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let center = INVoiceShortcutCenter()

    open class var shared: INVoiceShortcutCenter { center }

    open func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        onMainQueueLater { completionHandler([], nil) }
    }

    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    open func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        onMainQueueLater { completionHandler(nil, nil) }
    }

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
