import CoreGraphics
import SwiftUI
import UIKit
import simd

public final class MeshResource: Sendable {
    init() {}

    @MainActor
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }

    @MainActor
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }

    @MainActor
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource() }

    @MainActor
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }

    @MainActor
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }

    @MainActor
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }

    @MainActor
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }

    @MainActor
    public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
}

public final class TextureResource: Sendable {
    init() {}

    @MainActor
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw CocoaError(.featureUnsupported)
    }

    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.featureUnsupported)
    }
}

public protocol Material {}

public struct SimpleMaterial: Material {
    public typealias Color = UIColor

    public var roughness: Float
    public var isMetallic: Bool

    public init() {
        self.init(roughness: 0.5, isMetallic: false)
    }

    public init(color: UIColor, isMetallic: Bool) {
        self.init(roughness: 0.5, isMetallic: isMetallic)
    }

    public init(color: UIColor, roughness: Float, isMetallic: Bool) {
        self.init(roughness: roughness, isMetallic: isMetallic)
    }

    private init(roughness: Float, isMetallic: Bool) {
        self.roughness = roughness
        self.isMetallic = isMetallic
    }
}

public struct OcclusionMaterial: Material {
    public init() {}
}

public protocol RealityViewContentProtocol {}

@MainActor
public struct RealityViewContent: RealityViewContentProtocol {
    public private(set) var entities: [Entity] = []

    public mutating func add(_ entity: Entity) { entities.append(entity) }

    public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}

public typealias RealityViewCameraContent = RealityViewContent

/// Shows a scene; empty here.
public struct RealityView<Content>: View {
    @preconcurrency
    public init(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) where Content == Never {}

    @preconcurrency
    public init<P: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P
    ) where Content == Never {}

    public var body: some View { Color.clear }
}

/// Shows a model; empty here.
public struct Model3D<Content: View>: View {
    public init(named name: String, bundle: Bundle? = nil) where Content == EmptyView {}

    public init(url: URL) where Content == EmptyView {}

    public var body: some View { Color.clear }
}
