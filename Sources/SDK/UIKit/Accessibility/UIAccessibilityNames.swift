public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate, combined
}

public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityExpandedStatus: Int, Sendable {
    case unsupported = 0
    case expanded, collapsed
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "WordProcessing")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "Narrative")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "Messaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "Spreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "FileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "SourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "Console")
}

@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}

@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {

    public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector = ""
    open var actionHandler: ActionHandler?
    open var category: String?

    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, actionHandler: nil)
        self.target = target as AnyObject
        self.selector = selector
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
        self.attributedName = attributedName
    }
}

@MainActor @preconcurrency
open class UIAccessibilityLocationDescriptor: NSObject {
    public let name: String
    public private(set) weak var view: UIView?
    public let point: CGPoint

    public init(name: String, point: CGPoint, in view: UIView) {
        (self.name, self.point, self.view) = (name, point, view)
        super.init()
    }
}

@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() {
        super.init()
    }

    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init()
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
    public enum Direction: Int, Sendable {
        case previous = 0
        case next
    }

    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list
        case landmark
    }

    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    open var name: String
    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    open private(set) var systemRotorType = SystemRotorType.none

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }
}
