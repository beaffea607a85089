import CoreGraphics
import Foundation

public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

public protocol CIBicubicScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
    var parameterB: Float { get set }
    var parameterC: Float { get set }
}

public protocol CIEdgePreserveUpsample: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var smallImage: CIImage? { get set }
    var spatialSigma: Float { get set }
    var lumaSigma: Float { get set }
}

public protocol CIKeystoneCorrectionCombined: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var focalLength: Float { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

public protocol CIPerspectiveCorrection: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
    var crop: Bool { get set }
}

public protocol CIPerspectiveRotate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var focalLength: Float { get set }
    var pitch: Float { get set }
    var yaw: Float { get set }
    var roll: Float { get set }
}

public protocol CIPerspectiveTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

public protocol CIStraighten: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// Images turned and stretched.
extension CIFilter {
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter(named: "CIAffineClamp") }
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter(named: "CIAffineTile") }
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
        BuiltInFilter(named: "CIBicubicScaleTransform")
    }
    public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample {
        BuiltInFilter(named: "CIEdgePreserveUpsample")
    }
    public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
        BuiltInFilter(named: "CIKeystoneCorrectionCombined")
    }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter(named: "CILanczosScaleTransform")
    }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        BuiltInFilter(named: "CIPerspectiveCorrection")
    }
    public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate {
        BuiltInFilter(named: "CIPerspectiveRotate")
    }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        BuiltInFilter(named: "CIPerspectiveTransform")
    }
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        BuiltInFilter(named: "CIPerspectiveTransformWithExtent")
    }
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter(named: "CIStraighten") }
}
