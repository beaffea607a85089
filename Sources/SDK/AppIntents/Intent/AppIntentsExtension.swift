/// An extension that holds nothing but intents.
public protocol AppIntentsExtension {
    init()
}

extension AppIntentsExtension {
    /// Has no effect: a widget's process runs the widget.
    public static func main() {}
}

/// What can say which entity it shows.
public protocol AppEntityAnnotatable: AnyObject {
    var appEntityIdentifier: EntityIdentifier? { get set }
}
