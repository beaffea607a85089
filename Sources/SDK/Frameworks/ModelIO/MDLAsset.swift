@_exported import Foundation
import FoundationSupplement
import simd

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Something with a name in a model.
open class MDLObject: NSObject, @unchecked Sendable {
    open var name = ""
    open weak var parent: MDLObject?
    open var path: String { (parent?.path ?? "") + "/" + name }
    open var isHidden = false
    open private(set) var children: [MDLObject] = []

    open func addChild(_ child: MDLObject) {
        child.parent = self
        children.append(child)
    }
}

open class MDLMesh: MDLObject, @unchecked Sendable {
    open var vertexCount: Int { 0 }
    open var submeshes: NSMutableArray? = []
}

open class MDLTexture: NSObject, @unchecked Sendable {
    open var dimensions: SIMD2<Int32> { SIMD2(0, 0) }
}

open class MDLMaterial: NSObject, @unchecked Sendable {
    open var name = ""
}

/// A model of a file; the simulated device reads none.
open class MDLAsset: NSObject, @unchecked Sendable {
    public let url: URL?
    private var objects: [MDLObject] = []

    public override init() {
        url = nil
        super.init()
    }

    public init(url URL: URL) {
        url = URL
        super.init()
        Notices.current.addInert("MDLAsset", .absent("3D model reader"))
    }

    open class func canImportFileExtension(_ extension: String) -> Bool { false }
    open class func canExportFileExtension(_ extension: String) -> Bool { false }

    open var count: Int { objects.count }
    open func object(at index: Int) -> MDLObject { objects[index] }
    open func add(_ object: MDLObject) { objects.append(object) }
    open func childObjects(of objectClass: AnyClass) -> [MDLObject] {
        objects.filter { type(of: $0) == objectClass }
    }
    open func loadTextures() {}
    open func export(to URL: URL) throws {
        throw CocoaError(.featureUnsupported)
    }
}
