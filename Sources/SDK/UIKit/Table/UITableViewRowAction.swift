/// A row action, used before contextual actions.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        case `default`
        case normal
        public static let destructive = Style.default
    }

    open private(set) var style = Style.default
    open var title: String?
    nonisolated(unsafe) open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?

    public convenience init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init()
        self.style = style
        self.title = title
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Groups objects by the letters of an index.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
    private static let collation = UILocalizedIndexedCollation()
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    open class func current() -> Self { unsafeDowncast(collation, to: self) }

    open var sectionTitles: [String] { Self.letters + ["#"] }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let initial = "\(object)".prefix(1).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        return Self.letters.firstIndex(of: initial) ?? Self.letters.count
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted { "\($0)".localizedCaseInsensitiveCompare("\($1)") == .orderedAscending }
    }
}
