// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class NSTextAttachment: NSObject, @unchecked Sendable {
    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true

    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        (contents, fileType) = (contentData, uti)
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    public static var character: Int { 0xFFFC }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public func containsAttachments(in range: NSRange) -> Bool {
        guard range.location >= 0, range.length >= 0, range.upperBound <= length else { return false }
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            if value != nil {
                found = true
                stop.pointee = true
            }
        }
        return found
    }
}

/// The text of layout managers.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public convenience init() { self.init(string: "") }

    private var managers: [NSLayoutManager] = []
    open var layoutManagers: [NSLayoutManager] { managers }
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { managers.removeAll { $0 === aLayoutManager } }
    open var editedMask: EditActions { [] }
    open var editedRange: NSRange { NSRange(location: NSNotFound, length: 0) }
    open var changeInLength: Int { 0 }
    open weak var delegate: (any NSTextStorageDelegate)?
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    open func processEditing() {}
    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

open class NSTextContainer: NSObject, @unchecked Sendable {
    open weak var layoutManager: NSLayoutManager?
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() {
        self.init(size: .zero)
    }

    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }
}

/// Lays text out in containers: measures it as a whole, without individual glyphs.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var usesDefaultHyphenation = false

    public override init() {
        super.init()
    }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index) }
    }
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let width = max(container.size.width - 2 * container.lineFragmentPadding, 0)
        return textStorage?.boundingRect(
            with: CGSize(width: width, height: container.size.height), options: .usesLineFragmentOrigin, context: nil)
            ?? .zero
    }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        usedRect(for: container)
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { charRange }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange).map(usedRect) ?? .zero }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
    /// The whole text is one fragment.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard glyphRange.length > 0, let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        block(usedRect(for: container), usedRect(for: container), container, glyphRange, &stop)
    }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard glyphRange.length > 0 else { return }
        var stop = ObjCBool(false)
        block(boundingRect(forGlyphRange: glyphRange, in: textContainer), &stop)
    }
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

open class NSTextLayoutManager: NSObject, @unchecked Sendable {
    open var textContainer: NSTextContainer?
    open var usesFontLeading = true
    open var usageBoundsForTextContainer: CGRect { .zero }
}

open class NSTextContentStorage: NSObject, @unchecked Sendable {
    open var textStorage: NSTextStorage?
    open var attributedString: NSAttributedString?
}
