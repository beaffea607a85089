import Foundation

/// Data, strings, choices and integers.
extension BuiltInFilter {
    var count: Int {
        get { integer("inputCount") }
        set { parameters["inputCount"] = newValue }
    }

    var crop: Bool {
        get { flag("inputCrop") }
        set { parameters["inputCrop"] = newValue }
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

    var curvesData: Data {
        get { data("inputCurvesData") }
        set { parameters["inputCurvesData"] = newValue }
    }

    var extrapolate: Bool {
        get { flag("inputExtrapolate") }
        set { parameters["inputExtrapolate"] = newValue }
    }

    var flipYTiles: Bool {
        get { flag("inputFlipYTiles") }
        set { parameters["inputFlipYTiles"] = newValue }
    }

    var hysteresisPasses: Int {
        get { integer("inputHysteresisPasses") }
        set { parameters["inputHysteresisPasses"] = newValue }
    }

    var message: Data {
        get { data("inputMessage") }
        set { parameters["inputMessage"] = newValue }
    }

    var normalize: Bool {
        get { flag("inputNormalize") }
        set { parameters["inputNormalize"] = newValue }
    }

    var perceptual: Bool {
        get { flag("inputPerceptual") }
        set { parameters["inputPerceptual"] = newValue }
    }

    var qualityLevel: Int {
        get { integer("inputQualityLevel") }
        set { parameters["inputQualityLevel"] = newValue }
    }

    var softmaxNormalization: Bool {
        get { flag("inputSoftmaxNormalization") }
        set { parameters["inputSoftmaxNormalization"] = newValue }
    }

    var text: NSAttributedString {
        get { styledText("inputText") }
        set { parameters["inputText"] = newValue }
    }
}
