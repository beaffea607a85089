import Foundation

/// An object in a game, composed of components.
open class GKEntity: NSObject, NSCopying {
    public private(set) var components: [GKComponent] = []

    public override init() {
        super.init()
    }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        guard let component = component(ofType: componentClass) else { return }
        component.willRemoveFromEntity()
        component.entity = nil
        components.removeAll { $0 === component }
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class GKComponent: NSObject, NSCopying {
    public internal(set) weak var entity: GKEntity?

    public override init() {
        super.init()
    }

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Components of a kind that change together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    public private(set) var components: [ComponentType] = []

    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    open subscript(idx: Int) -> ComponentType { components[idx] }

    open func addComponent(_ component: ComponentType) {
        components.append(component)
    }

    open func addComponent(foundIn entity: GKEntity) {
        if let component = entity.component(ofType: ComponentType.self) { addComponent(component) }
    }

    open func removeComponent(foundIn entity: GKEntity) {
        components.removeAll { $0.entity === entity }
    }

    open func removeComponent(_ component: ComponentType) {
        components.removeAll { $0 === component }
    }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
