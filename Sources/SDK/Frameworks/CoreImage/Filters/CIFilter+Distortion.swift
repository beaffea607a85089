import CoreGraphics
import Foundation

public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CIBumpDistortionLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
    var scale: Float { get set }
}

public protocol CICircleSplashDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

public protocol CICircularWrap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIDisplacementDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var displacementImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CIDroste: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var insetPoint0: CGPoint { get set }
    var insetPoint1: CGPoint { get set }
    var strands: Float { get set }
    var periodicity: Float { get set }
    var rotation: Float { get set }
    var zoom: Float { get set }
}

public protocol CIGlassDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var textureImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIGlassLozenge: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var radius: Float { get set }
    var refraction: Float { get set }
}

public protocol CIHoleDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

public protocol CILightTunnel: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var rotation: Float { get set }
    var radius: Float { get set }
}

public protocol CINinePartStretched: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var breakpoint0: CGPoint { get set }
    var breakpoint1: CGPoint { get set }
    var growAmount: CGPoint { get set }
}

public protocol CINinePartTiled: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var breakpoint0: CGPoint { get set }
    var breakpoint1: CGPoint { get set }
    var growAmount: CGPoint { get set }
    var flipYTiles: Bool { get set }
}

public protocol CIPinchDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CIStretchCrop: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var size: CGPoint { get set }
    var cropAmount: Float { get set }
    var centerStretchAmount: Float { get set }
}

public protocol CITorusLensDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var width: Float { get set }
    var refraction: Float { get set }
}

public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIVortexDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// Distortions.
extension CIFilter {
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter(named: "CIBumpDistortion") }
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        BuiltInFilter(named: "CIBumpDistortionLinear")
    }
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter(named: "CICircleSplashDistortion")
    }
    public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltInFilter(named: "CICircularWrap") }
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
        BuiltInFilter(named: "CIDisplacementDistortion")
    }
    public class func droste() -> any CIFilter & CIDroste { BuiltInFilter(named: "CIDroste") }
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion {
        BuiltInFilter(named: "CIGlassDistortion")
    }
    public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltInFilter(named: "CIGlassLozenge") }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltInFilter(named: "CIHoleDistortion") }
    public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltInFilter(named: "CILightTunnel") }
    public class func ninePartStretched() -> any CIFilter & CINinePartStretched {
        BuiltInFilter(named: "CINinePartStretched")
    }
    public class func ninePartTiled() -> any CIFilter & CINinePartTiled { BuiltInFilter(named: "CINinePartTiled") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        BuiltInFilter(named: "CIPinchDistortion")
    }
    public class func stretchCrop() -> any CIFilter & CIStretchCrop { BuiltInFilter(named: "CIStretchCrop") }
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
        BuiltInFilter(named: "CITorusLensDistortion")
    }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltInFilter(named: "CITwirlDistortion")
    }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        BuiltInFilter(named: "CIVortexDistortion")
    }
}
