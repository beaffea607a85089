@_exported import Foundation
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SWCollaborationOption: NSObject, NSCopying, @unchecked Sendable {
    open var title: String
    public let identifier: String
    open var subtitle = ""
    open var isSelected = false
    open var requiredOptionsIdentifiers: [String] = []

    public init(title: String, identifier: String) {
        self.title = title
        self.identifier = identifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SWCollaborationOptionsGroup: NSObject, NSCopying, @unchecked Sendable {
    open var title = ""
    public let identifier: String
    open var footer = ""
    open var options: [SWCollaborationOption]

    public init(identifier: String, options: [SWCollaborationOption]) {
        self.identifier = identifier
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SWCollaborationOptionsPickerGroup: SWCollaborationOptionsGroup, @unchecked Sendable {
    open var selectedOptionIdentifier = ""
}

open class SWCollaborationShareOptions: NSObject, NSCopying, @unchecked Sendable {
    open var optionsGroups: [SWCollaborationOptionsGroup]
    open var summary: String

    public init(optionsGroups: [SWCollaborationOptionsGroup], summary: String) {
        self.optionsGroups = optionsGroups
        self.summary = summary
        super.init()
    }

    public convenience init(optionsGroups: [SWCollaborationOptionsGroup]) {
        self.init(optionsGroups: optionsGroups, summary: "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias SWCollaborationIdentifier = String
public typealias SWLocalCollaborationIdentifier = String

open class SWCollaborationMetadata: NSObject, NSCopying, @unchecked Sendable {
    public let collaborationIdentifier: SWCollaborationIdentifier
    public let localIdentifier: SWLocalCollaborationIdentifier
    open var title: String?
    open var defaultShareOptions: SWCollaborationShareOptions?
    open var userSelectedShareOptions: SWCollaborationShareOptions?
    open var initiatorHandle: String?
    open var initiatorNameComponents: PersonNameComponents?

    public init(localIdentifier: SWLocalCollaborationIdentifier) {
        self.localIdentifier = localIdentifier
        collaborationIdentifier = ""
        super.init()
    }

    public init(collaborationIdentifier: SWCollaborationIdentifier) {
        localIdentifier = ""
        self.collaborationIdentifier = collaborationIdentifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UTType {
    public static let collaborationOptions = UTType(importedAs: "com.apple.SharedWithYou.collaboration-options")
}
