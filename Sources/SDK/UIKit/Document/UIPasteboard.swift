/// The pasteboard. A widget has its own, initially empty one.
open class UIPasteboard: NSObject, @unchecked Sendable {
    // Sendable: `lock` guards the content.

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let probableWebURL = DetectionPattern(rawValue: "probableWebURL")
        public static let probableWebSearch = DetectionPattern(rawValue: "probableWebSearch")
        public static let number = DetectionPattern(rawValue: "number")
    }

    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    public static let typeAutomatic = "com.apple.uikit.type-automatic"
    public static let typeListString: [String] = ["public.utf8-plain-text", "public.text"]
    public static let typeListURL: [String] = ["public.url"]
    public static let typeListImage: [String] = ["public.png", "public.jpeg"]
    public static let typeListColor: [String] = ["com.apple.uikit.color"]

    private static let board = UIPasteboard(name: .general)

    private struct Content {
        var items: [[String: Any]] = []
        var providers: [NSItemProvider] = []
        var changes = 0
    }

    open class var general: UIPasteboard { board }
    public let name: Name
    private let lock = NSLock()
    private var content = Content()

    private init(name: Name) {
        self.name = name
        super.init()
    }

    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(name: pasteboardName) }
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(rawValue: "unique")) }
    open class func remove(withName pasteboardName: Name) {}

    open var isPersistent: Bool { false }
    open var changeCount: Int { lock.withLock { content.changes } }

    /// Stored and reported: nothing leaves the widget.
    open var items: [[String: Any]] {
        get { lock.withLock { content.items } }
        set {
            lock.withLock {
                content.items = newValue
                content.changes += 1
            }
            Notices.current.addInert("UIPasteboard", .appOnly)
        }
    }

    open var numberOfItems: Int { items.count }
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items.map { $0.keys.sorted() } }
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

    open var itemProviders: [NSItemProvider] {
        get { lock.withLock { content.providers } }
        set { lock.withLock { content.providers = newValue } }
    }
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }

    private func values<Value>(_ type: String) -> [Value]? {
        let found = items.compactMap { $0[type] as? Value }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { values("public.utf8-plain-text") }
        set { set(newValue, "public.utf8-plain-text") }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { values("public.url") }
        set { set(newValue, "public.url") }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { values("public.png") }
        set { set(newValue, "public.png") }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { values("com.apple.uikit.color") }
        set { set(newValue, "com.apple.uikit.color") }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    open func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success([]))
    }
}
