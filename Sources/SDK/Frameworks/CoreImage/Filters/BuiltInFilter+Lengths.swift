import Foundation

/// Angles, lengths, counts and other numbers of a filter's geometry.
extension BuiltInFilter {
    var acuteAngle: Float {
        get { number("inputAcuteAngle") }
        set { parameters["inputAcuteAngle"] = newValue }
    }

    var alwaysSpecifyCompaction: Float {
        get { number("inputAlwaysSpecifyCompaction") }
        set { parameters["inputAlwaysSpecifyCompaction"] = newValue }
    }

    var angle: Float {
        get { number("inputAngle") }
        set { parameters["inputAngle"] = newValue }
    }

    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { parameters["inputAspectRatio"] = newValue }
    }

    var barOffset: Float {
        get { number("inputBarOffset") }
        set { parameters["inputBarOffset"] = newValue }
    }

    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { parameters["inputBarcodeHeight"] = newValue }
    }

    var bottomHeight: Float {
        get { number("inputBottomHeight") }
        set { parameters["inputBottomHeight"] = newValue }
    }

    var centerStretchAmount: Float {
        get { number("inputCenterStretchAmount") }
        set { parameters["inputCenterStretchAmount"] = newValue }
    }

    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { parameters["inputCompactStyle"] = newValue }
    }

    var compactionMode: Float {
        get { number("inputCompactionMode") }
        set { parameters["inputCompactionMode"] = newValue }
    }

    var correctionLevel: Float {
        get { number("inputCorrectionLevel") }
        set { parameters["inputCorrectionLevel"] = newValue }
    }

    var cropAmount: Float {
        get { number("inputCropAmount") }
        set { parameters["inputCropAmount"] = newValue }
    }

    var crossAngle: Float {
        get { number("inputCrossAngle") }
        set { parameters["inputCrossAngle"] = newValue }
    }

    var crossScale: Float {
        get { number("inputCrossScale") }
        set { parameters["inputCrossScale"] = newValue }
    }

    var crossWidth: Float {
        get { number("inputCrossWidth") }
        set { parameters["inputCrossWidth"] = newValue }
    }

    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { parameters["inputCubeDimension"] = newValue }
    }

    var dataColumns: Float {
        get { number("inputDataColumns") }
        set { parameters["inputDataColumns"] = newValue }
    }

    var focalLength: Float {
        get { number("inputFocalLength") }
        set { parameters["inputFocalLength"] = newValue }
    }

    var foldShadowAmount: Float {
        get { number("inputFoldShadowAmount") }
        set { parameters["inputFoldShadowAmount"] = newValue }
    }

    var gaussianSigma: Float {
        get { number("inputGaussianSigma") }
        set { parameters["inputGaussianSigma"] = newValue }
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

    var layers: Float {
        get { number("inputLayers") }
        set { parameters["inputLayers"] = newValue }
    }

    var levels: Float {
        get { number("inputLevels") }
        set { parameters["inputLevels"] = newValue }
    }

    var lumaSigma: Float {
        get { number("inputLumaSigma") }
        set { parameters["inputLumaSigma"] = newValue }
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

    var minHeight: Float {
        get { number("inputMinHeight") }
        set { parameters["inputMinHeight"] = newValue }
    }

    var minWidth: Float {
        get { number("inputMinWidth") }
        set { parameters["inputMinWidth"] = newValue }
    }

    var numberOfFolds: Float {
        get { number("inputNumberOfFolds") }
        set { parameters["inputNumberOfFolds"] = newValue }
    }

    var padding: Float {
        get { number("inputPadding") }
        set { parameters["inputPadding"] = newValue }
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

    var periodicity: Float {
        get { number("inputPeriodicity") }
        set { parameters["inputPeriodicity"] = newValue }
    }

    var pitch: Float {
        get { number("inputPitch") }
        set { parameters["inputPitch"] = newValue }
    }

    var preferredAspectRatio: Float {
        get { number("inputPreferredAspectRatio") }
        set { parameters["inputPreferredAspectRatio"] = newValue }
    }

    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { parameters["inputQuietSpace"] = newValue }
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

    var refraction: Float {
        get { number("inputRefraction") }
        set { parameters["inputRefraction"] = newValue }
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

    var scale: Float {
        get { number("inputScale") }
        set { parameters["inputScale"] = newValue }
    }

    var scaleFactor: Float {
        get { number("inputScaleFactor") }
        set { parameters["inputScaleFactor"] = newValue }
    }

    var shadowRadius: Float {
        get { number("inputShadowRadius") }
        set { parameters["inputShadowRadius"] = newValue }
    }

    var shadowSize: Float {
        get { number("inputShadowSize") }
        set { parameters["inputShadowSize"] = newValue }
    }

    var sigma: Float {
        get { number("inputSigma") }
        set { parameters["inputSigma"] = newValue }
    }

    var spatialSigma: Float {
        get { number("inputSpatialSigma") }
        set { parameters["inputSpatialSigma"] = newValue }
    }

    var strands: Float {
        get { number("inputStrands") }
        set { parameters["inputStrands"] = newValue }
    }

    var sunRadius: Float {
        get { number("inputSunRadius") }
        set { parameters["inputSunRadius"] = newValue }
    }

    var time: Float {
        get { number("inputTime") }
        set { parameters["inputTime"] = newValue }
    }

    var unsharpMaskRadius: Float {
        get { number("inputUnsharpMaskRadius") }
        set { parameters["inputUnsharpMaskRadius"] = newValue }
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
