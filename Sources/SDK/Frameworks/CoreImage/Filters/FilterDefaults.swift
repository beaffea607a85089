import CoreGraphics

/// Default values of filter parameters, as the filter reference lists them.
enum FilterDefaults {
    static func number(of key: String, filter: String) -> Float {
        switch (filter, key) {
        case ("CIBloom", "inputIntensity"), ("CIGloom", "inputIntensity"), ("CIUnsharpMask", "inputIntensity"): 0.5
        case ("CIVignette", "inputIntensity"): 0
        case ("CIColorControls", "inputSaturation"), ("CIColorControls", "inputContrast"): 1
        case ("CIUnsharpMask", "inputRadius"): 2.5
        case ("CISharpenLuminance", "inputSharpness"): 0.4
        case ("CIColorPosterize", _): 6
        case ("CICheckerboardGenerator", "inputWidth"), ("CIStripesGenerator", "inputWidth"): 80
        case ("CIRadialGradient", "inputRadius0"): 5
        case ("CIRadialGradient", "inputRadius1"): 100
        case ("CIGaussianGradient", "inputRadius"): 300
        case ("CICode128BarcodeGenerator", "inputQuietSpace"): 10
        case ("CICode128BarcodeGenerator", "inputBarcodeHeight"): 32
        case ("CIPixellate", "inputScale"), ("CIHexagonalPixellate", "inputScale"): 8
        case ("CILanczosScaleTransform", _), ("CIBicubicScaleTransform", "inputScale"): 1
        case (_, "inputAspectRatio"), (_, "inputIntensity"), (_, "inputSharpness"), (_, "inputPower"): 1
        case ("CIExposureAdjust", "inputEV"): 0
        case (_, "inputRadius"): 10
        case (_, "inputThreshold"): 0.5
        default: 0
        }
    }

    static func color(of key: String) -> CIColor {
        switch key {
        case "inputColor0": CIColor(red: 0.3, green: 0, blue: 0)
        case "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)
        default: .white
        }
    }

    static func point(of key: String, filter: String) -> CGPoint {
        switch key {
        case "inputCenter": CGPoint(x: 150, y: 150)
        case "inputPoint1": CGPoint(x: 200, y: 200)
        default: .zero
        }
    }

    static func vector(of key: String) -> CIVector {
        switch key {
        case "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0)
        case "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0)
        case "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0)
        case "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1)
        case "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1)
        default: CIVector(x: 0, y: 0, z: 0, w: 0)
        }
    }
}
