import Foundation
import simd

// Sendable: the classes of this file have no mutable state outside of a lock.

public protocol Component {}

public struct Transform: Component, Hashable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>

    public init() {
        self.init(scale: [1, 1, 1], rotation: simd_quatf(real: 1, imag: .zero), translation: .zero)
    }

    public init(
        scale: SIMD3<Float> = [1, 1, 1], rotation: simd_quatf = simd_quatf(real: 1, imag: .zero),
        translation: SIMD3<Float> = .zero
    ) {
        self.scale = scale
        self.rotation = rotation
        self.translation = translation
    }

    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        let turns = simd_quatf(angle: z, axis: [0, 0, 1]) * simd_quatf(angle: y, axis: [0, 1, 0])
        self.init(rotation: turns * simd_quatf(angle: x, axis: [1, 0, 0]))
    }

    public init(matrix: float4x4) {
        let columns = matrix.columns
        let axes: [SIMD3<Float>] = [columns.0, columns.1, columns.2].map { SIMD3($0.x, $0.y, $0.z) }
        let scale = SIMD3(simd_length(axes[0]), simd_length(axes[1]), simd_length(axes[2]))
        self.init(
            scale: scale,
            rotation: simd_quatf(simd_float3x3(axes[0] / scale.x, axes[1] / scale.y, axes[2] / scale.z)),
            translation: SIMD3(columns.3.x, columns.3.y, columns.3.z))
    }

    public var matrix: float4x4 {
        var result = simd_float4x4(rotation) * simd_float4x4(diagonal: SIMD4<Float>(scale, 1))
        result.columns.3 = SIMD4(translation, 1)
        return result
    }

    public static let identity = Transform()
}

public struct BoundingBox: Hashable, Sendable {
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>

    public init(min: SIMD3<Float> = .zero, max: SIMD3<Float> = .zero) {
        self.min = min
        self.max = max
    }

    public var center: SIMD3<Float> { (min + max) / 2 }
    public var extents: SIMD3<Float> { max - min }
}

/// Parts of a scene; stored but not drawn.
@MainActor
open class Entity: Identifiable, @unchecked Sendable {
    /// Components by their types.
    public struct ComponentSet {
        private var values: [ObjectIdentifier: any Component] = [:]

        public subscript<T: Component>(componentType: T.Type) -> T? {
            get { values[ObjectIdentifier(componentType)] as? T }
            set { values[ObjectIdentifier(componentType)] = newValue }
        }

        public mutating func set<T: Component>(_ component: T) { values[ObjectIdentifier(T.self)] = component }

        public func has<T: Component>(_ componentType: T.Type) -> Bool {
            values[ObjectIdentifier(componentType)] != nil
        }

        public mutating func remove<T: Component>(_ componentType: T.Type) {
            values[ObjectIdentifier(componentType)] = nil
        }
    }

    public var name = ""
    public var isEnabled = true
    public var components = ComponentSet()
    public var transform = Transform.identity
    public private(set) weak var parent: Entity?
    public private(set) var children: [Entity] = []

    public required init() {}

    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.featureUnsupported)
    }

    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw CocoaError(.featureUnsupported)
    }

    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw CocoaError(.featureUnsupported)
    }

    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }

    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }

    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }

    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        children.append(entity)
        entity.parent = self
    }

    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        children.removeAll { $0 === entity }
    }

    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) { parent?.addChild(self) }

    public func removeFromParent(preservingWorldTransform: Bool = false) { parent?.removeChild(self) }

    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in children {
            if let found = child.findEntity(named: name) { return found }
        }
        return nil
    }

    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }

    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }

    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        self.orientation = orientation
    }

    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
        relativeTo referenceEntity: Entity?
    ) {
        self.position = position
    }

    public func visualBounds(relativeTo referenceEntity: Entity?) -> BoundingBox { BoundingBox() }

    public func generateCollisionShapes(recursive: Bool) {}

    public func stopAllAnimations(recursive: Bool = true) {}

    public func clone(recursive: Bool) -> Self { self }
}

open class AnchorEntity: Entity, @unchecked Sendable {
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
}

open class ModelEntity: Entity, @unchecked Sendable {
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }

    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
}

open class PerspectiveCamera: Entity, @unchecked Sendable {}

open class DirectionalLight: Entity, @unchecked Sendable {}

open class PointLight: Entity, @unchecked Sendable {}

public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]

    public init(mesh: MeshResource, materials: [any Material]) {
        self.mesh = mesh
        self.materials = materials
    }
}
