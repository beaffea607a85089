/// An extension that contains only intents.
public protocol AppIntentsExtension {
    init()
}

extension AppIntentsExtension {
    /// Has no effect: a widget's process runs the widget.
    public static func main() {}
}

/// An object that provides the entity it shows.
public protocol AppEntityAnnotatable: AnyObject {
    var appEntityIdentifier: EntityIdentifier? { get set }
}
