import CoreGraphics
import Foundation

/// A filter of the system; its parameters by their names, whichever filter has them.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { parameters["inputAVector"] = newValue }
    }

    var acuteAngle: Float {
        get { number("inputAcuteAngle") }
        set { parameters["inputAcuteAngle"] = newValue }
    }

    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { parameters["inputAlphaCoefficients"] = newValue }
    }

    var alwaysSpecifyCompaction: Float {
        get { number("inputAlwaysSpecifyCompaction") }
        set { parameters["inputAlwaysSpecifyCompaction"] = newValue }
    }

    var amount: Float {
        get { number("inputAmount") }
        set { parameters["inputAmount"] = newValue }
    }

    var angle: Float {
        get { number("inputAngle") }
        set { parameters["inputAngle"] = newValue }
    }

    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { parameters["inputAspectRatio"] = newValue }
    }

    var bVector: CIVector {
        get { vector("inputBVector") }
        set { parameters["inputBVector"] = newValue }
    }

    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { parameters["inputBackgroundImage"] = newValue }
    }

    var backsideImage: CIImage? {
        get { image("inputBacksideImage") }
        set { parameters["inputBacksideImage"] = newValue }
    }

    var barOffset: Float {
        get { number("inputBarOffset") }
        set { parameters["inputBarOffset"] = newValue }
    }

    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { parameters["inputBarcodeHeight"] = newValue }
    }

    var bias: Float {
        get { number("inputBias") }
        set { parameters["inputBias"] = newValue }
    }

    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { parameters["inputBiasVector"] = newValue }
    }

    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { parameters["inputBlueCoefficients"] = newValue }
    }

    var bottomHeight: Float {
        get { number("inputBottomHeight") }
        set { parameters["inputBottomHeight"] = newValue }
    }

    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { parameters["inputBottomLeft"] = newValue }
    }

    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { parameters["inputBottomRight"] = newValue }
    }

    var breakpoint0: CGPoint {
        get { point("inputBreakpoint0") }
        set { parameters["inputBreakpoint0"] = newValue }
    }

    var breakpoint1: CGPoint {
        get { point("inputBreakpoint1") }
        set { parameters["inputBreakpoint1"] = newValue }
    }

    var brightness: Float {
        get { number("inputBrightness") }
        set { parameters["inputBrightness"] = newValue }
    }

    var center: CGPoint {
        get { point("inputCenter") }
        set { parameters["inputCenter"] = newValue }
    }

    var centerColor1: CIColor {
        get { color("inputCenterColor1") }
        set { parameters["inputCenterColor1"] = newValue }
    }

    var centerColor2: CIColor {
        get { color("inputCenterColor2") }
        set { parameters["inputCenterColor2"] = newValue }
    }

    var centerColor3: CIColor {
        get { color("inputCenterColor3") }
        set { parameters["inputCenterColor3"] = newValue }
    }

    var centerStretchAmount: Float {
        get { number("inputCenterStretchAmount") }
        set { parameters["inputCenterStretchAmount"] = newValue }
    }

    var closeness1: Float {
        get { number("inputCloseness1") }
        set { parameters["inputCloseness1"] = newValue }
    }

    var closeness2: Float {
        get { number("inputCloseness2") }
        set { parameters["inputCloseness2"] = newValue }
    }

    var closeness3: Float {
        get { number("inputCloseness3") }
        set { parameters["inputCloseness3"] = newValue }
    }

    var color: CIColor {
        get { color("inputColor") }
        set { parameters["inputColor"] = newValue }
    }

    var color0: CIColor {
        get { color("inputColor0") }
        set { parameters["inputColor0"] = newValue }
    }

    var color1: CIColor {
        get { color("inputColor1") }
        set { parameters["inputColor1"] = newValue }
    }

    var colorSpace: CGColorSpace? {
        get { space("inputColorSpace") }
        set { parameters["inputColorSpace"] = newValue }
    }

    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { parameters["inputCompactStyle"] = newValue }
    }

    var compactionMode: Float {
        get { number("inputCompactionMode") }
        set { parameters["inputCompactionMode"] = newValue }
    }

    var compression: Float {
        get { number("inputCompression") }
        set { parameters["inputCompression"] = newValue }
    }

    var concentration: Float {
        get { number("inputConcentration") }
        set { parameters["inputConcentration"] = newValue }
    }

    var contrast: Float {
        get { number("inputContrast") }
        set { parameters["inputContrast"] = newValue }
    }

    var contrast1: Float {
        get { number("inputContrast1") }
        set { parameters["inputContrast1"] = newValue }
    }

    var contrast2: Float {
        get { number("inputContrast2") }
        set { parameters["inputContrast2"] = newValue }
    }

    var contrast3: Float {
        get { number("inputContrast3") }
        set { parameters["inputContrast3"] = newValue }
    }

    var correctionLevel: Float {
        get { number("inputCorrectionLevel") }
        set { parameters["inputCorrectionLevel"] = newValue }
    }

    var count: Int {
        get { integer("inputCount") }
        set { parameters["inputCount"] = newValue }
    }

    var crop: Bool {
        get { flag("inputCrop") }
        set { parameters["inputCrop"] = newValue }
    }

    var cropAmount: Float {
        get { number("inputCropAmount") }
        set { parameters["inputCropAmount"] = newValue }
    }

    var crossAngle: Float {
        get { number("inputCrossAngle") }
        set { parameters["inputCrossAngle"] = newValue }
    }

    var crossOpacity: Float {
        get { number("inputCrossOpacity") }
        set { parameters["inputCrossOpacity"] = newValue }
    }

    var crossScale: Float {
        get { number("inputCrossScale") }
        set { parameters["inputCrossScale"] = newValue }
    }

    var crossWidth: Float {
        get { number("inputCrossWidth") }
        set { parameters["inputCrossWidth"] = newValue }
    }

    var cube0Data: Data {
        get { data("inputCube0Data") }
        set { parameters["inputCube0Data"] = newValue }
    }

    var cube1Data: Data {
        get { data("inputCube1Data") }
        set { parameters["inputCube1Data"] = newValue }
    }

    var cubeData: Data {
        get { data("inputCubeData") }
        set { parameters["inputCubeData"] = newValue }
    }

    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { parameters["inputCubeDimension"] = newValue }
    }

    var curvesData: Data {
        get { data("inputCurvesData") }
        set { parameters["inputCurvesData"] = newValue }
    }

    var curvesDomain: CIVector {
        get { vector("inputCurvesDomain") }
        set { parameters["inputCurvesDomain"] = newValue }
    }

    var dataColumns: Float {
        get { number("inputDataColumns") }
        set { parameters["inputDataColumns"] = newValue }
    }

    var displacementImage: CIImage? {
        get { image("inputDisplacementImage") }
        set { parameters["inputDisplacementImage"] = newValue }
    }

    var displayHeadroom: Float {
        get { number("inputDisplayHeadroom") }
        set { parameters["inputDisplayHeadroom"] = newValue }
    }

    var dither: Float {
        get { number("inputDither") }
        set { parameters["inputDither"] = newValue }
    }

    var edgeIntensity: Float {
        get { number("inputEdgeIntensity") }
        set { parameters["inputEdgeIntensity"] = newValue }
    }
}
