/// A custom value that users can choose.
///
/// The build generates subclasses from the folder's `.intentdefinition` files.
open class INObject: NSObject, NSCopying {
    public private(set) var identifier: String?
    public private(set) var displayString: String
    public private(set) var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    public required init(
        identifier: String?, display displayString: String, pronunciationHint: String?, subtitle: String?,
        image: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        subtitleString = subtitle
        displayImage = image
        super.init()
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil, image: nil)
    }

    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil,
            image: nil)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle: String?, image: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitle, image: image)
    }

    /// Copies the properties from the definition file, in addition to those of every object.
    open func _copyProperties(to other: INObject) {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init(
            identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
            subtitle: subtitleString, image: displayImage)
        copy.alternativeSpeakableMatches = alternativeSpeakableMatches
        _copyProperties(to: copy)
        return copy
    }

    /// Objects of one class are equal when their identifiers are; without identifiers, when they read the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return identifier == other.identifier && (identifier != nil || displayString == other.displayString)
    }

    open override var hash: Int { (identifier ?? displayString).hashValue }

    open override var description: String { "\(type(of: self))(\(identifier ?? "-"), \(displayString))" }
}
