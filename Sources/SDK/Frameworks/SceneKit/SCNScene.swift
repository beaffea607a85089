import CoreGraphics
import SwiftUI
import UIKit
import simd

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A scene of nodes; stored but not drawn.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0

    public override init() {
        super.init()
    }

    public convenience init?(named name: String) {
        return nil
    }

    public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws {
        throw CocoaError(.featureUnsupported)
    }
}

open class SCNNode: NSObject, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    open var position = SCNVector3()
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4()
    open var orientation = SCNQuaternion(x: 0, y: 0, z: 0, w: 1)
    open var scale = SCNVector3(1, 1, 1)
    open var transform = SCNMatrix4Identity
    open var pivot = SCNMatrix4Identity
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var castsShadow = true
    open var renderingOrder = 0
    open var categoryBitMask = 1
    open var constraints: [SCNConstraint]?
    open var worldPosition: SCNVector3 { position }
    open var simdPosition: simd_float3 {
        get { simd_float3(position) }
        set { position = SCNVector3(newValue) }
    }
    open var simdTransform: simd_float4x4 {
        get { transform }
        set { transform = newValue }
    }
    open var simdScale: simd_float3 {
        get { simd_float3(scale) }
        set { scale = SCNVector3(newValue) }
    }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }

    public override init() {
        super.init()
    }

    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    open func addChildNode(_ child: SCNNode) {
        childNodes.append(child)
        child.parent = self
    }

    open func removeFromParentNode() { parent?.childNodes.removeAll { $0 === self } }

    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }

    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<Bool>) -> Void) {
        var stop = false
        for child in childNodes where !stop { block(child, &stop) }
    }

    open func look(at worldTarget: SCNVector3) {}

    open func runAction(_ action: SCNAction) {}

    open func runAction(_ action: SCNAction, forKey key: String?) {}

    open func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)? = nil) { block?() }

    open func removeAllActions() {}

    open func removeAction(forKey key: String) {}

    open func clone() -> Self { self }
}

open class SCNConstraint: NSObject, @unchecked Sendable {}

open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {}

open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    public convenience init(target: SCNNode?) {
        self.init()
    }
}

open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = SCNMatrix4Identity
}

open class SCNMaterial: NSObject, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }

    open var name: String?
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    open var lightingModel = LightingModel.blinn
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var isDoubleSided = false

    public override init() {
        super.init()
    }
}

open class SCNGeometry: NSObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
}

open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var chamferRadius: CGFloat

    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
        super.init()
    }
}

open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat

    public init(radius: CGFloat) {
        self.radius = radius
        super.init()
    }
}

open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
        super.init()
    }
}

open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var height: CGFloat

    public init(radius: CGFloat, height: CGFloat) {
        self.radius = radius
        self.height = height
        super.init()
    }
}

open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat
    open var bottomRadius: CGFloat
    open var height: CGFloat

    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
        super.init()
    }
}

open class SCNTorus: SCNGeometry, @unchecked Sendable {
    open var ringRadius: CGFloat
    open var pipeRadius: CGFloat

    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
        super.init()
    }
}

open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    open var capRadius: CGFloat
    open var height: CGFloat

    public init(capRadius: CGFloat, height: CGFloat) {
        self.capRadius = capRadius
        self.height = height
        super.init()
    }
}

open class SCNTube: SCNGeometry, @unchecked Sendable {
    open var innerRadius: CGFloat
    open var outerRadius: CGFloat
    open var height: CGFloat

    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
        super.init()
    }
}

open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat

    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.width = width
        self.height = height
        self.length = length
        super.init()
    }
}

open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat
    open var font: UIFont! = UIFont.systemFont(ofSize: 36)
    open var flatness: CGFloat = 0.6

    public init(string: Any?, extrusionDepth: CGFloat) {
        self.string = string
        self.extrusionDepth = extrusionDepth
    }
}
