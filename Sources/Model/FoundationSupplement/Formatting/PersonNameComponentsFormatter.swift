import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Formats and parses person names. Foundation's class of this name does neither here; sources are rewritten to use
/// this one.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case `default` = 0
        case short = 1
        case medium = 2
        case long = 3
        case abbreviated = 4
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = LocalizationStore.current.locale

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .default, .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
        let written = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameComponents.FormatStyle(style: style, locale: locale ?? LocalizationStore.current.locale)
            .format(written)
    }

    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        NSAttributedString(string: string(from: components))
    }

    open func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents.ParseStrategy().parse(string)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
