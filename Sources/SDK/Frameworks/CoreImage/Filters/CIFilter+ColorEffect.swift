import CoreGraphics
import Foundation

public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}

public protocol CIColorMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var gradientImage: CIImage? { get set }
}

public protocol CIColorCube: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var extrapolate: Bool { get set }
}

public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var extrapolate: Bool { get set }
    var colorSpace: CGColorSpace? { get set }
}

public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cube0Data: Data { get set }
    var cube1Data: Data { get set }
    var colorSpace: CGColorSpace? { get set }
    var extrapolate: Bool { get set }
}

public protocol CIColorCurves: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var curvesData: Data { get set }
    var curvesDomain: CIVector { get set }
    var colorSpace: CGColorSpace? { get set }
}

public protocol CIColorCrossPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
}

public protocol CIConvertLabToRGB: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var normalize: Bool { get set }
}

public protocol CIConvertRGBtoLab: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var normalize: Bool { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CIDocumentEnhancer: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

public protocol CILabDeltaE: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var image2: CIImage? { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIPaletteCentroid: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}

public protocol CIPalettize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extrapolate: Bool { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIVignetteEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
    var falloff: Float { get set }
}

public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Colors replaced.
extension CIFilter {
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(named: "CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltInFilter(named: "CIColorMonochrome")
    }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(named: "CIColorPosterize") }
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter(named: "CIColorMap") }
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter(named: "CIColorCube") }
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        BuiltInFilter(named: "CIColorCubeWithColorSpace")
    }
    public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask {
        BuiltInFilter(named: "CIColorCubesMixedWithMask")
    }
    public class func colorCurves() -> any CIFilter & CIColorCurves { BuiltInFilter(named: "CIColorCurves") }
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        BuiltInFilter(named: "CIColorCrossPolynomial")
    }
    public class func convertLabToRGB() -> any CIFilter & CIConvertLabToRGB {
        BuiltInFilter(named: "CIConvertLabToRGB")
    }
    public class func convertRGBtoLab() -> any CIFilter & CIConvertRGBtoLab {
        BuiltInFilter(named: "CIConvertRGBtoLab")
    }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(named: "CIFalseColor") }
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
        BuiltInFilter(named: "CIDocumentEnhancer")
    }
    public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltInFilter(named: "CILabDeltaE") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(named: "CIMaskToAlpha") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltInFilter(named: "CIMaximumComponent")
    }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltInFilter(named: "CIMinimumComponent")
    }
    public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid {
        BuiltInFilter(named: "CIPaletteCentroid")
    }
    public class func palettize() -> any CIFilter & CIPalettize { BuiltInFilter(named: "CIPalettize") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectChrome")
    }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectInstant")
    }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectNoir") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectProcess")
    }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectTonal") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectTransfer")
    }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(named: "CISepiaTone") }
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter(named: "CIThermal") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(named: "CIVignette") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter(named: "CIVignetteEffect") }
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter(named: "CIXRay") }
}
