import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// One page on the screen of a car.
@MainActor @preconcurrency
open class CPTemplate: NSObject {
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem = UITabBarItem.SystemItem.more
    open var showsTabBadge = false
}

@MainActor @preconcurrency
public protocol CPBarButtonProviding: NSObjectProtocol {
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    var backButton: CPBarButton? { get set }
}

public enum CPBarButtonType: UInt, Sendable {
    case text = 0
    case image
}

public enum CPBarButtonStyle: Int, Sendable {
    case none = 0
    case rounded
}

public typealias CPBarButtonHandler = (CPBarButton) -> Void

open class CPBarButton: NSObject, @unchecked Sendable {
    open var isEnabled = true
    public let buttonType: CPBarButtonType
    open var buttonStyle = CPBarButtonStyle.none
    open var image: UIImage?
    open var title: String?
    private let handler: CPBarButtonHandler?

    public init(type: CPBarButtonType, handler: CPBarButtonHandler? = nil) {
        buttonType = type
        self.handler = handler
        super.init()
    }

    public init(image: UIImage, handler: CPBarButtonHandler? = nil) {
        buttonType = .image
        self.image = image
        self.handler = handler
        super.init()
    }

    public init(title: String, handler: CPBarButtonHandler? = nil) {
        buttonType = .text
        self.title = title
        self.handler = handler
        super.init()
    }
}

open class CPMessageComposeBarButton: CPBarButton, @unchecked Sendable {
    public init() {
        super.init(type: .image, handler: nil)
    }

    public init(image: UIImage) {
        super.init(image: image, handler: nil)
    }
}

@MainActor @preconcurrency
open class CPTabBarTemplate: CPTemplate {
    open class var maximumTabCount: Int { 5 }

    open weak var delegate: (any CPTabBarTemplateDelegate)?
    open private(set) var templates: [CPTemplate]
    open private(set) var selectedTemplate: CPTemplate?

    public init(templates: [CPTemplate]) {
        self.templates = templates
        selectedTemplate = templates.first
        super.init()
    }

    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if let selectedTemplate, !newTemplates.contains(selectedTemplate) { self.selectedTemplate = newTemplates.first }
    }

    open func select(_ newTemplate: CPTemplate) {
        if templates.contains(newTemplate) { selectedTemplate = newTemplate }
    }

    open func selectTemplate(at index: Int) {
        if templates.indices.contains(index) { selectedTemplate = templates[index] }
    }
}

@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
