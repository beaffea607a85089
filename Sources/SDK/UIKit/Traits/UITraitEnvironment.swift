@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitChangeRegistration: AnyObject, NSCopying {}

/// Traits do not change while a widget is drawn, so registered handlers are never called.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        TraitRegistration()
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        TraitRegistration()
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        TraitRegistration()
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
