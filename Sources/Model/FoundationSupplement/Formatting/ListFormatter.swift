import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Joins items with commas and “and”.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = LocalizationStore.current.locale
    open var itemFormatter: Formatter?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(LocalizationStore.current.locale))
    }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
        return texts.formatted(.list(type: .and).locale(locale ?? LocalizationStore.current.locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
