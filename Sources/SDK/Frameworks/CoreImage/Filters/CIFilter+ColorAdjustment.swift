import CoreGraphics
import Foundation

public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}

public protocol CIColorPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
    var alphaCoefficients: CIVector { get set }
}

public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}

public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var inputImage2: CIImage? { get set }
}

public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}

public protocol CIColorThresholdOtsu: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

public protocol CIWhitePointAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
}

public protocol CITemperatureAndTint: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var neutral: CIVector { get set }
    var targetNeutral: CIVector { get set }
}

public protocol CIToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}

public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIDepthToDisparity: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIDisparityToDepth: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIToneMapHeadroom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sourceHeadroom: Float { get set }
    var targetHeadroom: Float { get set }
}

public protocol CISystemToneMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var displayHeadroom: Float { get set }
}

/// Colors adjusted.
extension CIFilter {
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(named: "CIColorControls") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(named: "CIColorMatrix") }
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
        BuiltInFilter(named: "CIColorPolynomial")
    }
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter(named: "CIColorClamp") }
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
        BuiltInFilter(named: "CIColorAbsoluteDifference")
    }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter(named: "CIColorThreshold") }
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
        BuiltInFilter(named: "CIColorThresholdOtsu")
    }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(named: "CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(named: "CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(named: "CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(named: "CIVibrance") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        BuiltInFilter(named: "CIWhitePointAdjust")
    }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltInFilter(named: "CITemperatureAndTint")
    }
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter(named: "CIToneCurve") }
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltInFilter(named: "CILinearToSRGBToneCurve")
    }
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltInFilter(named: "CISRGBToneCurveToLinear")
    }
    public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity {
        BuiltInFilter(named: "CIDepthToDisparity")
    }
    public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth {
        BuiltInFilter(named: "CIDisparityToDepth")
    }
    public class func toneMapHeadroom() -> any CIFilter & CIToneMapHeadroom {
        BuiltInFilter(named: "CIToneMapHeadroom")
    }
    public class func systemToneMap() -> any CIFilter & CISystemToneMap { BuiltInFilter(named: "CISystemToneMap") }
}
