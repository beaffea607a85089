import CoreGraphics
import Foundation

public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

/// One image over another one.
extension CIFilter {
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIAdditionCompositing")
    }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIColorBlendMode")
    }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIColorBurnBlendMode")
    }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIColorDodgeBlendMode")
    }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIDarkenBlendMode")
    }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIDifferenceBlendMode")
    }
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIDivideBlendMode")
    }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIExclusionBlendMode")
    }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIHardLightBlendMode")
    }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIHueBlendMode") }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILightenBlendMode")
    }
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILinearBurnBlendMode")
    }
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILinearDodgeBlendMode")
    }
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILinearLightBlendMode")
    }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILuminosityBlendMode")
    }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMaximumCompositing")
    }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMinimumCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMultiplyBlendMode")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMultiplyCompositing")
    }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIOverlayBlendMode")
    }
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIPinLightBlendMode")
    }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISaturationBlendMode")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIScreenBlendMode")
    }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISoftLightBlendMode")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceAtopCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceOutCompositing")
    }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceOverCompositing")
    }
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISubtractBlendMode")
    }
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIVividLightBlendMode")
    }
}
