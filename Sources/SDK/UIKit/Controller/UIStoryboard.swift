/// Scenes of an interface file. Interface files are not read: controllers are created by their providers or are empty.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        report()
        return nil
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        report()
        return UIViewController()
    }

    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        report()
        return nil
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        report()
        if let made = UIViewController() as? ViewController { return made }
        preconditionFailure("The storyboard \(name) has no view controller \(identifier)")
    }

    private func report() {
        Notices.current.addInert("UIStoryboard", .absent("interface files"))
    }
}

@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    open func perform() {}
}

@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
    open var source: UIViewController { UIViewController() }
    open var unwindAction: Selector { "" }
    open var sender: Any? { nil }
}

@MainActor @preconcurrency
open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Notices.current.addInert("UINib.instantiate", .absent("interface files"))
        return []
    }
}

extension Bundle {
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        Notices.current.addInert("Bundle.loadNibNamed", .absent("interface files"))
        return nil
    }
}
