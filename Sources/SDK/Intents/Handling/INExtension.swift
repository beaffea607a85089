/// Finds the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
///
/// If a widget's folder has one, the configuration form requests options and defaults from it.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {
        super.init()
    }

    open func handler(for intent: INIntent) -> Any? { self }
}
