import AppIntents
import FoundationSupplement

/// A request from Siri, Shortcuts or a widget's configuration to an app.
///
/// Subclasses are written by the build from the folder's `.intentdefinition` files.
open class INIntent: NSObject, NSCopying {
    /// `nil` until it is set.
    open var identifier: String?
    /// The intent's description, in the extension's language.
    open var intentDescription: String? { Self._definition?.description?.resource.resolved() }
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    private var images: [AnyKeyPath: INImage] = [:]
    fileprivate var managed = ManagedParameters()

    public required override init() {
        super.init()
    }

    /// The definition file's description of the class; `nil` for handwritten classes.
    open class var _definition: _INIntentDefinition? { nil }

    /// An intent of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init()
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.shortcutAvailability = shortcutAvailability
        copy.images = images
        copy.managed = managed
        for parameter in Self._definition?.parameters ?? [] { parameter.copy(self, copy) }
        return copy
    }

    fileprivate func setImage(_ image: INImage?, for path: AnyKeyPath) { images[path] = image }

    fileprivate func image(for path: AnyKeyPath) -> INImage? { images[path] }
}

extension INIntent {
    /// Reads a parameter with `@NSManaged`, as Xcode writes the classes of a definition file.
    public func _managed<Value>(_ key: String) -> Value { managed.value(of: key) }
    public func _setManaged<Value>(_ key: String, _ value: Value) { managed.set(value, of: key) }
}

/// A method of a class cannot name its subclass in a parameter; a protocol's can.
extension NSObjectProtocol where Self: INIntent {
    /// Sets the picture of a parameter.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        setImage(image, for: parameterName)
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        image(for: parameterName)
    }
}

/// Where a shortcut may be suggested; never suggested here.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

/// The outcome of an intent.
open class INIntentResponse: NSObject {
    open var userActivity: NSUserActivity?

    public override init() {
        super.init()
    }
}
