import CoreGraphics
import Foundation

public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}

public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    var value: Float { get set }
    var radius: Float { get set }
    var softness: Float { get set }
    var dither: Float { get set }
    var colorSpace: CGColorSpace? { get set }
}

public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// Gradients.
extension CIFilter {
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        BuiltInFilter(named: "CIGaussianGradient")
    }
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        BuiltInFilter(named: "CIHueSaturationValueGradient")
    }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter(named: "CILinearGradient") }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter(named: "CIRadialGradient") }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltInFilter(named: "CISmoothLinearGradient")
    }
}
