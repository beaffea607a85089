import Foundation

private let listOrder: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]

extension String.StandardComparator {
    /// The Finder's order of names: ignoring case, numbers by value.
    public static let localizedStandard = Self(options: listOrder)

    /// In the order of the user's language.
    public static let localized = Self(options: [])

    /// Foundation provides only the lexical one; the layout of its fields, the options before the flag, is internal to
    /// it.
    private init(options: String.CompareOptions) {
        self = .lexical
        let flag = MemoryLayout<String.CompareOptions>.size
        withUnsafeMutableBytes(of: &self) { bytes in
            guard bytes.count > flag else { return }
            bytes.storeBytes(of: options.rawValue, as: UInt.self)
            bytes[flag] = 1
        }
    }
}

extension String.Comparator {
    public init(options: String.CompareOptions, locale: Locale?, order: SortOrder = .forward) {
        self.init(options: options, order: order)
    }
}

extension SortComparator where Self == String.Comparator {
    public static var localizedStandard: String.Comparator { String.Comparator(options: listOrder) }

    public static var localized: String.Comparator { String.Comparator(options: []) }
}

extension SortDescriptor {
    /// Strings are ordered like names in lists unless a comparator is specified.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}
