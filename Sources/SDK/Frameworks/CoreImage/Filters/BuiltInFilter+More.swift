import CoreGraphics
import Foundation

extension BuiltInFilter {
    var epsilon: Float {
        get { number("inputEpsilon") }
        set { parameters["inputEpsilon"] = newValue }
    }

    var ev: Float {
        get { number("inputEV") }
        set { parameters["inputEV"] = newValue }
    }

    var extent: CGRect {
        get { rect("inputExtent") }
        set { parameters["inputExtent"] = newValue }
    }

    var extrapolate: Bool {
        get { flag("inputExtrapolate") }
        set { parameters["inputExtrapolate"] = newValue }
    }

    var fadeThreshold: Float {
        get { number("inputFadeThreshold") }
        set { parameters["inputFadeThreshold"] = newValue }
    }

    var falloff: Float {
        get { number("inputFalloff") }
        set { parameters["inputFalloff"] = newValue }
    }

    var flipYTiles: Bool {
        get { flag("inputFlipYTiles") }
        set { parameters["inputFlipYTiles"] = newValue }
    }

    var focalLength: Float {
        get { number("inputFocalLength") }
        set { parameters["inputFocalLength"] = newValue }
    }

    var foldShadowAmount: Float {
        get { number("inputFoldShadowAmount") }
        set { parameters["inputFoldShadowAmount"] = newValue }
    }

    var gVector: CIVector {
        get { vector("inputGVector") }
        set { parameters["inputGVector"] = newValue }
    }

    var gaussianSigma: Float {
        get { number("inputGaussianSigma") }
        set { parameters["inputGaussianSigma"] = newValue }
    }

    var gradientImage: CIImage? {
        get { image("inputGradientImage") }
        set { parameters["inputGradientImage"] = newValue }
    }

    var grayComponentReplacement: Float {
        get { number("inputGrayComponentReplacement") }
        set { parameters["inputGrayComponentReplacement"] = newValue }
    }

    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { parameters["inputGreenCoefficients"] = newValue }
    }

    var growAmount: CGPoint {
        get { point("inputGrowAmount") }
        set { parameters["inputGrowAmount"] = newValue }
    }

    var haloOverlap: Float {
        get { number("inputHaloOverlap") }
        set { parameters["inputHaloOverlap"] = newValue }
    }

    var haloRadius: Float {
        get { number("inputHaloRadius") }
        set { parameters["inputHaloRadius"] = newValue }
    }

    var haloWidth: Float {
        get { number("inputHaloWidth") }
        set { parameters["inputHaloWidth"] = newValue }
    }

    var headIndex: Float {
        get { number("inputHeadIndex") }
        set { parameters["inputHeadIndex"] = newValue }
    }

    var height: Float {
        get { number("inputHeight") }
        set { parameters["inputHeight"] = newValue }
    }

    var highLimit: Float {
        get { number("inputHighLimit") }
        set { parameters["inputHighLimit"] = newValue }
    }

    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { parameters["inputHighlightAmount"] = newValue }
    }

    var hysteresisPasses: Int {
        get { integer("inputHysteresisPasses") }
        set { parameters["inputHysteresisPasses"] = newValue }
    }

    var image2: CIImage? {
        get { image("inputImage2") }
        set { parameters["inputImage2"] = newValue }
    }

    var inputImage: CIImage? {
        get { image("inputImage") }
        set { parameters["inputImage"] = newValue }
    }

    var inputImage2: CIImage? {
        get { image("inputImage2") }
        set { parameters["inputImage2"] = newValue }
    }

    var insetPoint0: CGPoint {
        get { point("inputInsetPoint0") }
        set { parameters["inputInsetPoint0"] = newValue }
    }

    var insetPoint1: CGPoint {
        get { point("inputInsetPoint1") }
        set { parameters["inputInsetPoint1"] = newValue }
    }

    var intensity: Float {
        get { number("inputIntensity") }
        set { parameters["inputIntensity"] = newValue }
    }

    var layers: Float {
        get { number("inputLayers") }
        set { parameters["inputLayers"] = newValue }
    }

    var levels: Float {
        get { number("inputLevels") }
        set { parameters["inputLevels"] = newValue }
    }

    var lightPointsAt: CIVector {
        get { vector("inputLightPointsAt") }
        set { parameters["inputLightPointsAt"] = newValue }
    }

    var lightPosition: CIVector {
        get { vector("inputLightPosition") }
        set { parameters["inputLightPosition"] = newValue }
    }

    var lowLimit: Float {
        get { number("inputLowLimit") }
        set { parameters["inputLowLimit"] = newValue }
    }

    var lumaSigma: Float {
        get { number("inputLumaSigma") }
        set { parameters["inputLumaSigma"] = newValue }
    }

    var mask: CIImage? {
        get { image("inputMask") }
        set { parameters["inputMask"] = newValue }
    }

    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { parameters["inputMaskImage"] = newValue }
    }

    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { parameters["inputMaxComponents"] = newValue }
    }

    var maxHeight: Float {
        get { number("inputMaxHeight") }
        set { parameters["inputMaxHeight"] = newValue }
    }

    var maxStriationRadius: Float {
        get { number("inputMaxStriationRadius") }
        set { parameters["inputMaxStriationRadius"] = newValue }
    }

    var maxWidth: Float {
        get { number("inputMaxWidth") }
        set { parameters["inputMaxWidth"] = newValue }
    }

    var maximumStop: Float {
        get { number("inputMaximumStop") }
        set { parameters["inputMaximumStop"] = newValue }
    }

    var means: CIImage? {
        get { image("inputMeans") }
        set { parameters["inputMeans"] = newValue }
    }

    var message: Data {
        get { data("inputMessage") }
        set { parameters["inputMessage"] = newValue }
    }

    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { parameters["inputMinComponents"] = newValue }
    }

    var minHeight: Float {
        get { number("inputMinHeight") }
        set { parameters["inputMinHeight"] = newValue }
    }

    var minWidth: Float {
        get { number("inputMinWidth") }
        set { parameters["inputMinWidth"] = newValue }
    }

    var minimumStop: Float {
        get { number("inputMinimumStop") }
        set { parameters["inputMinimumStop"] = newValue }
    }

    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { parameters["inputNeutral"] = newValue }
    }

    var noiseLevel: Float {
        get { number("inputNoiseLevel") }
        set { parameters["inputNoiseLevel"] = newValue }
    }

    var normalize: Bool {
        get { flag("inputNormalize") }
        set { parameters["inputNormalize"] = newValue }
    }

    var nrNoiseLevel: Float {
        get { number("inputNrNoiseLevel") }
        set { parameters["inputNrNoiseLevel"] = newValue }
    }

    var nrSharpness: Float {
        get { number("inputNrSharpness") }
        set { parameters["inputNrSharpness"] = newValue }
    }

    var numberOfFolds: Float {
        get { number("inputNumberOfFolds") }
        set { parameters["inputNumberOfFolds"] = newValue }
    }

    var opacity: Float {
        get { number("inputOpacity") }
        set { parameters["inputOpacity"] = newValue }
    }

    var padding: Float {
        get { number("inputPadding") }
        set { parameters["inputPadding"] = newValue }
    }

    var paletteImage: CIImage? {
        get { image("inputPaletteImage") }
        set { parameters["inputPaletteImage"] = newValue }
    }

    var parameterB: Float {
        get { number("inputParameterB") }
        set { parameters["inputParameterB"] = newValue }
    }

    var parameterC: Float {
        get { number("inputParameterC") }
        set { parameters["inputParameterC"] = newValue }
    }

    var passes: Float {
        get { number("inputPasses") }
        set { parameters["inputPasses"] = newValue }
    }

    var perceptual: Bool {
        get { flag("inputPerceptual") }
        set { parameters["inputPerceptual"] = newValue }
    }

    var periodicity: Float {
        get { number("inputPeriodicity") }
        set { parameters["inputPeriodicity"] = newValue }
    }

    var pitch: Float {
        get { number("inputPitch") }
        set { parameters["inputPitch"] = newValue }
    }

    var point0: CGPoint {
        get { point("inputPoint0") }
        set { parameters["inputPoint0"] = newValue }
    }

    var point1: CGPoint {
        get { point("inputPoint1") }
        set { parameters["inputPoint1"] = newValue }
    }

    var point2: CGPoint {
        get { point("inputPoint2") }
        set { parameters["inputPoint2"] = newValue }
    }

    var point3: CGPoint {
        get { point("inputPoint3") }
        set { parameters["inputPoint3"] = newValue }
    }

    var point4: CGPoint {
        get { point("inputPoint4") }
        set { parameters["inputPoint4"] = newValue }
    }

    var power: Float {
        get { number("inputPower") }
        set { parameters["inputPower"] = newValue }
    }

    var preferredAspectRatio: Float {
        get { number("inputPreferredAspectRatio") }
        set { parameters["inputPreferredAspectRatio"] = newValue }
    }

    var qualityLevel: Int {
        get { integer("inputQualityLevel") }
        set { parameters["inputQualityLevel"] = newValue }
    }

    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { parameters["inputQuietSpace"] = newValue }
    }

    var rVector: CIVector {
        get { vector("inputRVector") }
        set { parameters["inputRVector"] = newValue }
    }

    var radius: Float {
        get { number("inputRadius") }
        set { parameters["inputRadius"] = newValue }
    }

    var radius0: Float {
        get { number("inputRadius0") }
        set { parameters["inputRadius0"] = newValue }
    }

    var radius1: Float {
        get { number("inputRadius1") }
        set { parameters["inputRadius1"] = newValue }
    }

    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { parameters["inputRedCoefficients"] = newValue }
    }

    var refraction: Float {
        get { number("inputRefraction") }
        set { parameters["inputRefraction"] = newValue }
    }

    var replacementColor1: CIColor {
        get { color("inputReplacementColor1") }
        set { parameters["inputReplacementColor1"] = newValue }
    }

    var replacementColor2: CIColor {
        get { color("inputReplacementColor2") }
        set { parameters["inputReplacementColor2"] = newValue }
    }

    var replacementColor3: CIColor {
        get { color("inputReplacementColor3") }
        set { parameters["inputReplacementColor3"] = newValue }
    }

    var ringAmount: Float {
        get { number("inputRingAmount") }
        set { parameters["inputRingAmount"] = newValue }
    }

    var ringSize: Float {
        get { number("inputRingSize") }
        set { parameters["inputRingSize"] = newValue }
    }

    var roll: Float {
        get { number("inputRoll") }
        set { parameters["inputRoll"] = newValue }
    }

    var rotation: Float {
        get { number("inputRotation") }
        set { parameters["inputRotation"] = newValue }
    }

    var rows: Float {
        get { number("inputRows") }
        set { parameters["inputRows"] = newValue }
    }

    var saturation: Float {
        get { number("inputSaturation") }
        set { parameters["inputSaturation"] = newValue }
    }

    var scale: Float {
        get { number("inputScale") }
        set { parameters["inputScale"] = newValue }
    }

    var scaleFactor: Float {
        get { number("inputScaleFactor") }
        set { parameters["inputScaleFactor"] = newValue }
    }

    var shadingImage: CIImage? {
        get { image("inputShadingImage") }
        set { parameters["inputShadingImage"] = newValue }
    }

    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { parameters["inputShadowAmount"] = newValue }
    }

    var shadowDensity: Float {
        get { number("inputShadowDensity") }
        set { parameters["inputShadowDensity"] = newValue }
    }

    var shadowExtent: CGRect {
        get { rect("inputShadowExtent") }
        set { parameters["inputShadowExtent"] = newValue }
    }

    var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { parameters["inputShadowOffset"] = newValue }
    }

    var shadowRadius: Float {
        get { number("inputShadowRadius") }
        set { parameters["inputShadowRadius"] = newValue }
    }

    var shadowSize: Float {
        get { number("inputShadowSize") }
        set { parameters["inputShadowSize"] = newValue }
    }

    var sharpness: Float {
        get { number("inputSharpness") }
        set { parameters["inputSharpness"] = newValue }
    }

    var sigma: Float {
        get { number("inputSigma") }
        set { parameters["inputSigma"] = newValue }
    }

    var size: CGPoint {
        get { point("inputSize") }
        set { parameters["inputSize"] = newValue }
    }

    var smallImage: CIImage? {
        get { image("inputSmallImage") }
        set { parameters["inputSmallImage"] = newValue }
    }

    var smoothness: Float {
        get { number("inputSmoothness") }
        set { parameters["inputSmoothness"] = newValue }
    }

    var softmaxNormalization: Bool {
        get { flag("inputSoftmaxNormalization") }
        set { parameters["inputSoftmaxNormalization"] = newValue }
    }

    var softness: Float {
        get { number("inputSoftness") }
        set { parameters["inputSoftness"] = newValue }
    }

    var sourceHeadroom: Float {
        get { number("inputSourceHeadroom") }
        set { parameters["inputSourceHeadroom"] = newValue }
    }

    var spatialSigma: Float {
        get { number("inputSpatialSigma") }
        set { parameters["inputSpatialSigma"] = newValue }
    }

    var strands: Float {
        get { number("inputStrands") }
        set { parameters["inputStrands"] = newValue }
    }

    var striationContrast: Float {
        get { number("inputStriationContrast") }
        set { parameters["inputStriationContrast"] = newValue }
    }

    var striationStrength: Float {
        get { number("inputStriationStrength") }
        set { parameters["inputStriationStrength"] = newValue }
    }

    var sunRadius: Float {
        get { number("inputSunRadius") }
        set { parameters["inputSunRadius"] = newValue }
    }

    var targetHeadroom: Float {
        get { number("inputTargetHeadroom") }
        set { parameters["inputTargetHeadroom"] = newValue }
    }

    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { parameters["inputTargetImage"] = newValue }
    }

    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { parameters["inputTargetNeutral"] = newValue }
    }

    var text: NSAttributedString {
        get { styledText("inputText") }
        set { parameters["inputText"] = newValue }
    }

    var textureImage: CIImage? {
        get { image("inputTextureImage") }
        set { parameters["inputTextureImage"] = newValue }
    }

    var threshold: Float {
        get { number("inputThreshold") }
        set { parameters["inputThreshold"] = newValue }
    }

    var thresholdHigh: Float {
        get { number("inputThresholdHigh") }
        set { parameters["inputThresholdHigh"] = newValue }
    }

    var thresholdLow: Float {
        get { number("inputThresholdLow") }
        set { parameters["inputThresholdLow"] = newValue }
    }

    var time: Float {
        get { number("inputTime") }
        set { parameters["inputTime"] = newValue }
    }

    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { parameters["inputTopLeft"] = newValue }
    }

    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { parameters["inputTopRight"] = newValue }
    }

    var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { parameters["inputTransform"] = newValue }
    }

    var underColorRemoval: Float {
        get { number("inputUnderColorRemoval") }
        set { parameters["inputUnderColorRemoval"] = newValue }
    }

    var unsharpMaskIntensity: Float {
        get { number("inputUnsharpMaskIntensity") }
        set { parameters["inputUnsharpMaskIntensity"] = newValue }
    }

    var unsharpMaskRadius: Float {
        get { number("inputUnsharpMaskRadius") }
        set { parameters["inputUnsharpMaskRadius"] = newValue }
    }

    var value: Float {
        get { number("inputValue") }
        set { parameters["inputValue"] = newValue }
    }

    var weights: CIVector {
        get { vector("inputWeights") }
        set { parameters["inputWeights"] = newValue }
    }

    var width: Float {
        get { number("inputWidth") }
        set { parameters["inputWidth"] = newValue }
    }

    var yaw: Float {
        get { number("inputYaw") }
        set { parameters["inputYaw"] = newValue }
    }

    var zoom: Float {
        get { number("inputZoom") }
        set { parameters["inputZoom"] = newValue }
    }
}
