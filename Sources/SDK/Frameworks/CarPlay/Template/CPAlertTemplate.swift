import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

open class CPAlertAction: NSObject, @unchecked Sendable {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case cancel
        case destructive
    }

    public typealias Handler = (CPAlertAction) -> Void

    public let title: String
    public let style: CPAlertAction.Style
    public let color: UIColor?
    open var handler: CPAlertAction.Handler { action }
    private let action: CPAlertAction.Handler

    public init(title: String, style: CPAlertAction.Style, handler: @escaping CPAlertAction.Handler) {
        self.title = title
        self.style = style
        color = nil
        action = handler
        super.init()
    }

    public init(title: String, color: UIColor, handler: @escaping CPAlertAction.Handler) {
        self.title = title
        style = .default
        self.color = color
        action = handler
        super.init()
    }
}

@MainActor @preconcurrency
open class CPAlertTemplate: CPTemplate {
    open class var maximumActionCount: Int { 2 }

    public let titleVariants: [String]
    public let actions: [CPAlertAction]

    public init(titleVariants: [String], actions: [CPAlertAction]) {
        self.titleVariants = titleVariants
        self.actions = actions
        super.init()
    }
}

@MainActor @preconcurrency
open class CPActionSheetTemplate: CPTemplate {
    public let title: String?
    public let message: String?
    public let actions: [CPAlertAction]

    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        self.title = title
        self.message = message
        self.actions = actions
        super.init()
    }
}
