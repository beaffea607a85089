import CoreGraphics
import Foundation

public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CICannyEdgeDetector: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var gaussianSigma: Float { get set }
    var perceptual: Bool { get set }
    var thresholdHigh: Float { get set }
    var thresholdLow: Float { get set }
    var hysteresisPasses: Int { get set }
}

public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIConvolution: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var weights: CIVector { get set }
    var bias: Float { get set }
}

public protocol CICoreMLModel: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var headIndex: Float { get set }
    var softmaxNormalization: Bool { get set }
}

public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

public protocol CIDepthOfField: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var saturation: Float { get set }
    var unsharpMaskRadius: Float { get set }
    var unsharpMaskIntensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIGaborGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIHeightFieldFromMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIHexagonalPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
    var highlightAmount: Float { get set }
}

public protocol CILineOverlay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var nrNoiseLevel: Float { get set }
    var nrSharpness: Float { get set }
    var edgeIntensity: Float { get set }
    var threshold: Float { get set }
    var contrast: Float { get set }
}

public protocol CIMix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var amount: Float { get set }
}

public protocol CIPersonSegmentation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var qualityLevel: Int { get set }
}

public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIPointillize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

public protocol CISaliencyMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIShadedMaterial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var shadingImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CISobelGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISpotColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var centerColor1: CIColor { get set }
    var replacementColor1: CIColor { get set }
    var closeness1: Float { get set }
    var contrast1: Float { get set }
    var centerColor2: CIColor { get set }
    var replacementColor2: CIColor { get set }
    var closeness2: Float { get set }
    var contrast2: Float { get set }
    var centerColor3: CIColor { get set }
    var replacementColor3: CIColor { get set }
    var closeness3: Float { get set }
    var contrast3: Float { get set }
}

public protocol CISpotLight: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var lightPosition: CIVector { get set }
    var lightPointsAt: CIVector { get set }
    var brightness: Float { get set }
    var concentration: Float { get set }
    var color: CIColor { get set }
}

public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var radius: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CICircularScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CICMYKHalftone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var angle: Float { get set }
    var sharpness: Float { get set }
    var grayComponentReplacement: Float { get set }
    var underColorRemoval: Float { get set }
}

public protocol CIDotScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CIHatchedScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CILineScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// Styles, edges and screens.
extension CIFilter {
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter(named: "CIBlendWithAlphaMask")
    }
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter(named: "CIBlendWithBlueMask")
    }
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter(named: "CIBlendWithRedMask")
    }
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(named: "CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter(named: "CIGloom") }
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector {
        BuiltInFilter(named: "CICannyEdgeDetector")
    }
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter(named: "CIComicEffect") }
    public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution3X3") }
    public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution5X5") }
    public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution7X7") }
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
        BuiltInFilter(named: "CIConvolution9Horizontal")
    }
    public class func convolution9Vertical() -> any CIFilter & CIConvolution {
        BuiltInFilter(named: "CIConvolution9Vertical")
    }
    public class func coreMLModel() -> any CIFilter & CICoreMLModel { BuiltInFilter(named: "CICoreMLModelFilter") }
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(named: "CICrystallize") }
    public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltInFilter(named: "CIDepthOfField") }
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(named: "CIEdges") }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter(named: "CIEdgeWork") }
    public class func gaborGradients() -> any CIFilter & CIGaborGradients { BuiltInFilter(named: "CIGaborGradients") }
    public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask {
        BuiltInFilter(named: "CIHeightFieldFromMask")
    }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        BuiltInFilter(named: "CIHexagonalPixellate")
    }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltInFilter(named: "CIHighlightShadowAdjust")
    }
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltInFilter(named: "CILineOverlay") }
    public class func mix() -> any CIFilter & CIMix { BuiltInFilter(named: "CIMix") }
    public class func personSegmentation() -> any CIFilter & CIPersonSegmentation {
        BuiltInFilter(named: "CIPersonSegmentation")
    }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(named: "CIPixellate") }
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter(named: "CIPointillize") }
    public class func saliencyMap() -> any CIFilter & CISaliencyMap { BuiltInFilter(named: "CISaliencyMapFilter") }
    public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltInFilter(named: "CIShadedMaterial") }
    public class func sobelGradients() -> any CIFilter & CISobelGradients { BuiltInFilter(named: "CISobelGradients") }
    public class func spotColor() -> any CIFilter & CISpotColor { BuiltInFilter(named: "CISpotColor") }
    public class func spotLight() -> any CIFilter & CISpotLight { BuiltInFilter(named: "CISpotLight") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltInFilter(named: "CISharpenLuminance")
    }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(named: "CIUnsharpMask") }
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltInFilter(named: "CICircularScreen") }
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter(named: "CICMYKHalftone") }
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltInFilter(named: "CIDotScreen") }
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltInFilter(named: "CIHatchedScreen") }
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltInFilter(named: "CILineScreen") }
}
