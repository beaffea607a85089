/// Strengths, thresholds and other numbers of a filter's light and color.
extension BuiltInFilter {
    var amount: Float {
        get { number("inputAmount") }
        set { parameters["inputAmount"] = newValue }
    }

    var bias: Float {
        get { number("inputBias") }
        set { parameters["inputBias"] = newValue }
    }

    var brightness: Float {
        get { number("inputBrightness") }
        set { parameters["inputBrightness"] = newValue }
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

    var crossOpacity: Float {
        get { number("inputCrossOpacity") }
        set { parameters["inputCrossOpacity"] = newValue }
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

    var epsilon: Float {
        get { number("inputEpsilon") }
        set { parameters["inputEpsilon"] = newValue }
    }

    var ev: Float {
        get { number("inputEV") }
        set { parameters["inputEV"] = newValue }
    }

    var fadeThreshold: Float {
        get { number("inputFadeThreshold") }
        set { parameters["inputFadeThreshold"] = newValue }
    }

    var falloff: Float {
        get { number("inputFalloff") }
        set { parameters["inputFalloff"] = newValue }
    }

    var grayComponentReplacement: Float {
        get { number("inputGrayComponentReplacement") }
        set { parameters["inputGrayComponentReplacement"] = newValue }
    }

    var highLimit: Float {
        get { number("inputHighLimit") }
        set { parameters["inputHighLimit"] = newValue }
    }

    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { parameters["inputHighlightAmount"] = newValue }
    }

    var intensity: Float {
        get { number("inputIntensity") }
        set { parameters["inputIntensity"] = newValue }
    }

    var lowLimit: Float {
        get { number("inputLowLimit") }
        set { parameters["inputLowLimit"] = newValue }
    }

    var maximumStop: Float {
        get { number("inputMaximumStop") }
        set { parameters["inputMaximumStop"] = newValue }
    }

    var minimumStop: Float {
        get { number("inputMinimumStop") }
        set { parameters["inputMinimumStop"] = newValue }
    }

    var noiseLevel: Float {
        get { number("inputNoiseLevel") }
        set { parameters["inputNoiseLevel"] = newValue }
    }

    var nrNoiseLevel: Float {
        get { number("inputNrNoiseLevel") }
        set { parameters["inputNrNoiseLevel"] = newValue }
    }

    var nrSharpness: Float {
        get { number("inputNrSharpness") }
        set { parameters["inputNrSharpness"] = newValue }
    }

    var opacity: Float {
        get { number("inputOpacity") }
        set { parameters["inputOpacity"] = newValue }
    }

    var power: Float {
        get { number("inputPower") }
        set { parameters["inputPower"] = newValue }
    }

    var saturation: Float {
        get { number("inputSaturation") }
        set { parameters["inputSaturation"] = newValue }
    }

    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { parameters["inputShadowAmount"] = newValue }
    }

    var shadowDensity: Float {
        get { number("inputShadowDensity") }
        set { parameters["inputShadowDensity"] = newValue }
    }

    var sharpness: Float {
        get { number("inputSharpness") }
        set { parameters["inputSharpness"] = newValue }
    }

    var smoothness: Float {
        get { number("inputSmoothness") }
        set { parameters["inputSmoothness"] = newValue }
    }

    var softness: Float {
        get { number("inputSoftness") }
        set { parameters["inputSoftness"] = newValue }
    }

    var sourceHeadroom: Float {
        get { number("inputSourceHeadroom") }
        set { parameters["inputSourceHeadroom"] = newValue }
    }

    var striationContrast: Float {
        get { number("inputStriationContrast") }
        set { parameters["inputStriationContrast"] = newValue }
    }

    var striationStrength: Float {
        get { number("inputStriationStrength") }
        set { parameters["inputStriationStrength"] = newValue }
    }

    var targetHeadroom: Float {
        get { number("inputTargetHeadroom") }
        set { parameters["inputTargetHeadroom"] = newValue }
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

    var underColorRemoval: Float {
        get { number("inputUnderColorRemoval") }
        set { parameters["inputUnderColorRemoval"] = newValue }
    }

    var unsharpMaskIntensity: Float {
        get { number("inputUnsharpMaskIntensity") }
        set { parameters["inputUnsharpMaskIntensity"] = newValue }
    }

    var value: Float {
        get { number("inputValue") }
        set { parameters["inputValue"] = newValue }
    }
}
