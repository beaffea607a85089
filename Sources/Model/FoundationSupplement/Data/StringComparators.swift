import Foundation

private let listOrder: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]

extension String.StandardComparator {
    /// As the Finder orders names: whatever their case, numbers by their value.
    public static let localizedStandard = Self(options: listOrder)

    /// In the order of the user's language.
    public static let localized = Self(options: [])

    /// Foundation makes the lexical one only; its fields, the options before the flag, are its own.
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
    /// Texts are ordered as names are in lists, unless a comparator says otherwise.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}
