import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

open class CPVoiceControlState: NSObject, @unchecked Sendable {
    public let identifier: String
    public let titleVariants: [String]?
    public let image: UIImage?
    public let repeats: Bool

    public init(identifier: String, titleVariants: [String]?, image: UIImage?, repeats: Bool) {
        self.identifier = identifier
        self.titleVariants = titleVariants
        self.image = image
        self.repeats = repeats
        super.init()
    }
}

@MainActor @preconcurrency
open class CPVoiceControlTemplate: CPTemplate {
    public let voiceControlStates: [CPVoiceControlState]
    open private(set) var activeStateIdentifier: String?

    public init(voiceControlStates: [CPVoiceControlState]) {
        self.voiceControlStates = voiceControlStates
        super.init()
    }

    open func activateVoiceControlState(withIdentifier identifier: String) {
        activeStateIdentifier = identifier
    }
}

@MainActor @preconcurrency
open class CPSearchTemplate: CPTemplate {
    open weak var delegate: (any CPSearchTemplateDelegate)?
}

@MainActor @preconcurrency
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
        completionHandler: @escaping ([CPListItem]) -> Void)
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
    public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
