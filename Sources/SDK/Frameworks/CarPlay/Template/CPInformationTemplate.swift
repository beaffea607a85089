import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CPInformationItem: NSObject, @unchecked Sendable {
    public let title: String?
    public let detail: String?

    public init(title: String?, detail: String?) {
        self.title = title
        self.detail = detail
        super.init()
    }
}

open class CPInformationRatingItem: CPInformationItem, @unchecked Sendable {
    public let rating: NSNumber?
    public let maximumRating: NSNumber?

    public init(rating: NSNumber?, maximumRating: NSNumber?, title: String?, detail: String?) {
        self.rating = rating
        self.maximumRating = maximumRating
        super.init(title: title, detail: detail)
    }
}

public enum CPTextButtonStyle: Int, Sendable {
    case normal = 0
    case cancel
    case confirm
}

open class CPTextButton: NSObject, @unchecked Sendable {
    open var title: String
    open var textStyle: CPTextButtonStyle
    private let handler: ((CPTextButton) -> Void)?

    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        self.title = title
        self.textStyle = textStyle
        self.handler = handler
        super.init()
    }
}

public enum CPInformationTemplateLayout: Int, Sendable {
    case leading = 0
    case twoColumn
}

@MainActor @preconcurrency
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    public let layout: CPInformationTemplateLayout
    open var title: String
    open var items: [CPInformationItem]
    open var actions: [CPTextButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(
        title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
    ) {
        self.title = title
        self.layout = layout
        self.items = items
        self.actions = actions
        super.init()
    }
}
