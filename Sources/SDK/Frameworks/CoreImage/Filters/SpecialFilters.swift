import CoreGraphics
import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
    var message: Data {
        get { data("inputMessage") }
        set { parameters["inputMessage"] = newValue }
    }

    var correctionLevel: String {
        get { text("inputCorrectionLevel") }
        set { parameters["inputCorrectionLevel"] = newValue }
    }
}

final class TextImageGeneratorFilter: CIFilter, CITextImageGenerator, @unchecked Sendable {
    var text: String {
        get { text("inputText") }
        set { parameters["inputText"] = newValue }
    }

    var fontName: String {
        get { text("inputFontName") }
        set { parameters["inputFontName"] = newValue }
    }

    var fontSize: Float {
        get { number("inputFontSize") }
        set { parameters["inputFontSize"] = newValue }
    }

    var scaleFactor: Float {
        get { number("inputScaleFactor") }
        set { parameters["inputScaleFactor"] = newValue }
    }

    var padding: Float {
        get { number("inputPadding") }
        set { parameters["inputPadding"] = newValue }
    }
}

final class TriangleKaleidoscopeFilter: CIFilter, CITriangleKaleidoscope, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image("inputImage") }
        set { parameters["inputImage"] = newValue }
    }

    var point: CGPoint {
        get { point("inputPoint") }
        set { parameters["inputPoint"] = newValue }
    }

    var size: Float {
        get { number("inputSize") }
        set { parameters["inputSize"] = newValue }
    }

    var rotation: Float {
        get { number("inputRotation") }
        set { parameters["inputRotation"] = newValue }
    }

    var decay: Float {
        get { number("inputDecay") }
        set { parameters["inputDecay"] = newValue }
    }
}
