@MainActor @preconcurrency
open class UITextPosition: NSObject {
    let offset: Int

    public override convenience init() { self.init(0) }

    nonisolated init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

@MainActor @preconcurrency
open class UITextRange: NSObject {
    private let bounds: Range<Int>

    public override convenience init() { self.init(0..<0) }

    nonisolated init(_ bounds: Range<Int>) {
        self.bounds = bounds
        super.init()
    }

    open var isEmpty: Bool { bounds.isEmpty }
    open var start: UITextPosition { UITextPosition(bounds.lowerBound) }
    open var end: UITextPosition { UITextPosition(bounds.upperBound) }
}

public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward
}

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word, sentence, paragraph, line, document
}

@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// A text container with ranges counted in characters.
@MainActor
protocol _TextHolder: AnyObject {
    var inputText: String { get set }
}

extension UITextInput where Self: UIView {
    private var holder: (any _TextHolder)? { self as? any _TextHolder }
    private var characters: String { holder?.inputText ?? "" }

    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(characters.count) }
    public func unmarkText() {}

    private func bounds(_ range: UITextRange) -> Range<String.Index> {
        let text = characters
        let start = min(max(range.start.offset, 0), text.count)
        let end = min(max(range.end.offset, start), text.count)
        return text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end)
    }

    public func text(in range: UITextRange) -> String? { String(characters[bounds(range)]) }

    public func replace(_ range: UITextRange, withText text: String) {
        holder?.inputText.replaceSubrange(bounds(range), with: text)
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let ends = [fromPosition.offset, toPosition.offset].sorted()
        return UITextRange(ends[0]..<ends[1])
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflow) = position.offset.addingReportingOverflow(offset)
        return overflow || !(0...characters.count).contains(target) ? nil : UITextPosition(target)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    public func caretRect(for position: UITextPosition) -> CGRect { .zero }
    public func firstRect(for range: UITextRange) -> CGRect { .zero }
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
    open var primaryLanguage: String? { nil }
    open class var activeInputModes: [UITextInputMode] { [] }
}

@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

@MainActor @preconcurrency
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard
    }

    public init(frame: CGRect, inputViewStyle: Style) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var allowsSelfSizing = false
}

@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
    open var primaryLanguage: String?
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    open var hasDictationKey = false
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
}

/// A spell checker; it knows no words.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    open class var availableLanguages: [String] { [] }
    open class func learnWord(_ word: String) {}
    open class func hasLearnedWord(_ word: String) -> Bool { false }
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
