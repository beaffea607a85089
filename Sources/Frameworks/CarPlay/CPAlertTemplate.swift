@MainActor @preconcurrency
open class CPAlertAction: NSObject {
    public enum Style: UInt, Sendable { case `default`, cancel, destructive }

    public let title: String
    public let style: Style
    public let handler: (CPAlertAction) -> Void

    public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

open class CPAlertTemplate: CPTemplate {
    open class var maximumActionCount: Int { 2 }
    public let titleVariants: [String]
    public let actions: [CPAlertAction]

    public init(titleVariants: [String], actions: [CPAlertAction]) {
        (self.titleVariants, self.actions) = (titleVariants, actions)
        super.init()
    }
}

open class CPActionSheetTemplate: CPTemplate {
    public let title: String?
    public let message: String?
    public let actions: [CPAlertAction]

    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
        super.init()
    }
}

open class CPInformationItem: NSObject, @unchecked Sendable {
    public let title: String?
    public let detail: String?

    public init(title: String?, detail: String?) {
        (self.title, self.detail) = (title, detail)
        super.init()
    }
}

public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }

@MainActor @preconcurrency
open class CPTextButton: NSObject {
    open var title: String
    open var textStyle: CPTextButtonStyle

    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle) = (title, textStyle)
        super.init()
    }
}

public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }

open class CPInformationTemplate: CPTemplate {
    public let layout: CPInformationTemplateLayout
    open var title: String
    open var items: [CPInformationItem]
    open var actions: [CPTextButton]

    public init(
        title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
    ) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
        super.init()
    }
}

@MainActor @preconcurrency
open class CPGridButton: NSObject {
    open var isEnabled = true
    public let image: UIImage
    public let titleVariants: [String]

    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image) = (titleVariants, image)
        super.init()
    }
}

public let CPGridTemplateMaximumItems = 8

open class CPGridTemplate: CPTemplate {
    open private(set) var title: String
    open private(set) var gridButtons: [CPGridButton]

    public init(title: String?, gridButtons: [CPGridButton]) {
        (self.title, self.gridButtons) = (title ?? "", gridButtons)
        super.init()
    }

    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
    open func updateTitle(_ title: String) { self.title = title }
}
