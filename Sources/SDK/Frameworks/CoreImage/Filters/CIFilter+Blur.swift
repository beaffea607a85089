import CoreGraphics
import Foundation

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMotionBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIZoomBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var amount: Float { get set }
}

public protocol CIMedian: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CINoiseReduction: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}

public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBokehBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var ringAmount: Float { get set }
    var ringSize: Float { get set }
    var softness: Float { get set }
}

public protocol CIMorphologyGradient: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

/// Blurs and morphology.
extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(named: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(named: "CIBoxBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter(named: "CIDiscBlur") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter(named: "CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter(named: "CIZoomBlur") }
    public class func median() -> any CIFilter & CIMedian { BuiltInFilter(named: "CIMedianFilter") }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltInFilter(named: "CINoiseReduction") }
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
        BuiltInFilter(named: "CIMaskedVariableBlur")
    }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter(named: "CIBokehBlur") }
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        BuiltInFilter(named: "CIMorphologyGradient")
    }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        BuiltInFilter(named: "CIMorphologyMaximum")
    }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        BuiltInFilter(named: "CIMorphologyMinimum")
    }
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
        BuiltInFilter(named: "CIMorphologyRectangleMaximum")
    }
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
        BuiltInFilter(named: "CIMorphologyRectangleMinimum")
    }
}
