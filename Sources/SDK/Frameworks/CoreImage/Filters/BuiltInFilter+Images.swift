/// Images.
extension BuiltInFilter {
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { parameters["inputBackgroundImage"] = newValue }
    }

    var backsideImage: CIImage? {
        get { image("inputBacksideImage") }
        set { parameters["inputBacksideImage"] = newValue }
    }

    var displacementImage: CIImage? {
        get { image("inputDisplacementImage") }
        set { parameters["inputDisplacementImage"] = newValue }
    }

    var gradientImage: CIImage? {
        get { image("inputGradientImage") }
        set { parameters["inputGradientImage"] = newValue }
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

    var mask: CIImage? {
        get { image("inputMask") }
        set { parameters["inputMask"] = newValue }
    }

    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { parameters["inputMaskImage"] = newValue }
    }

    var means: CIImage? {
        get { image("inputMeans") }
        set { parameters["inputMeans"] = newValue }
    }

    var paletteImage: CIImage? {
        get { image("inputPaletteImage") }
        set { parameters["inputPaletteImage"] = newValue }
    }

    var shadingImage: CIImage? {
        get { image("inputShadingImage") }
        set { parameters["inputShadingImage"] = newValue }
    }

    var smallImage: CIImage? {
        get { image("inputSmallImage") }
        set { parameters["inputSmallImage"] = newValue }
    }

    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { parameters["inputTargetImage"] = newValue }
    }

    var textureImage: CIImage? {
        get { image("inputTextureImage") }
        set { parameters["inputTextureImage"] = newValue }
    }
}
