import CoreGraphics
import Foundation

public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var acuteAngle: Float { get set }
}

public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var acuteAngle: Float { get set }
}

public protocol CIGlideReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var count: Int { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
}

public protocol CIOpTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIParallelogramTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var acuteAngle: Float { get set }
    var width: Float { get set }
}

public protocol CIPerspectiveTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

public protocol CISixfoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CISixfoldRotatedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CITriangleKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point: CGPoint { get set }
    var size: Float { get set }
    var rotation: Float { get set }
    var decay: Float { get set }
}

public protocol CITriangleTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

/// Tiles.
extension CIFilter {
    public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile {
        BuiltInFilter(named: "CIEightfoldReflectedTile")
    }
    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile {
        BuiltInFilter(named: "CIFourfoldReflectedTile")
    }
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile {
        BuiltInFilter(named: "CIFourfoldRotatedTile")
    }
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
        BuiltInFilter(named: "CIFourfoldTranslatedTile")
    }
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile {
        BuiltInFilter(named: "CIGlideReflectedTile")
    }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter(named: "CIKaleidoscope") }
    public class func opTile() -> any CIFilter & CIOpTile { BuiltInFilter(named: "CIOpTile") }
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile {
        BuiltInFilter(named: "CIParallelogramTile")
    }
    public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile {
        BuiltInFilter(named: "CIPerspectiveTile")
    }
    public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile {
        BuiltInFilter(named: "CISixfoldReflectedTile")
    }
    public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile {
        BuiltInFilter(named: "CISixfoldRotatedTile")
    }
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
        TriangleKaleidoscopeFilter(named: "CITriangleKaleidoscope")
    }
    public class func triangleTile() -> any CIFilter & CITriangleTile { BuiltInFilter(named: "CITriangleTile") }
    public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile {
        BuiltInFilter(named: "CITwelvefoldReflectedTile")
    }
}
