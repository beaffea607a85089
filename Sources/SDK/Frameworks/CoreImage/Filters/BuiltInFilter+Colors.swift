import CoreGraphics

/// Colors, color spaces and coefficient vectors.
extension BuiltInFilter {
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { parameters["inputAVector"] = newValue }
    }

    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { parameters["inputAlphaCoefficients"] = newValue }
    }

    var bVector: CIVector {
        get { vector("inputBVector") }
        set { parameters["inputBVector"] = newValue }
    }

    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { parameters["inputBiasVector"] = newValue }
    }

    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { parameters["inputBlueCoefficients"] = newValue }
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

    var curvesDomain: CIVector {
        get { vector("inputCurvesDomain") }
        set { parameters["inputCurvesDomain"] = newValue }
    }

    var gVector: CIVector {
        get { vector("inputGVector") }
        set { parameters["inputGVector"] = newValue }
    }

    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { parameters["inputGreenCoefficients"] = newValue }
    }

    var lightPointsAt: CIVector {
        get { vector("inputLightPointsAt") }
        set { parameters["inputLightPointsAt"] = newValue }
    }

    var lightPosition: CIVector {
        get { vector("inputLightPosition") }
        set { parameters["inputLightPosition"] = newValue }
    }

    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { parameters["inputMaxComponents"] = newValue }
    }

    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { parameters["inputMinComponents"] = newValue }
    }

    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { parameters["inputNeutral"] = newValue }
    }

    var rVector: CIVector {
        get { vector("inputRVector") }
        set { parameters["inputRVector"] = newValue }
    }

    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { parameters["inputRedCoefficients"] = newValue }
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

    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { parameters["inputTargetNeutral"] = newValue }
    }

    var weights: CIVector {
        get { vector("inputWeights") }
        set { parameters["inputWeights"] = newValue }
    }
}
