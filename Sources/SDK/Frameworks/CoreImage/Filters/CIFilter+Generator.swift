import CoreGraphics
import Foundation

public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
    var text: NSAttributedString { get set }
    var scaleFactor: Float { get set }
    var padding: Float { get set }
}

public protocol CIAztecCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: Float { get set }
    var layers: Float { get set }
    var compactStyle: Float { get set }
}

public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var sigma: Float { get set }
    var color: CIColor { get set }
}

public protocol CIBlurredRoundedRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var sigma: Float { get set }
    var color: CIColor { get set }
    var smoothness: Float { get set }
}

public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

public protocol CILenticularHaloGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var haloRadius: Float { get set }
    var haloWidth: Float { get set }
    var haloOverlap: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var time: Float { get set }
}

public protocol CIMeshGenerator: CIFilterProtocol {
    var width: Float { get set }
    var color: CIColor { get set }
}

public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var minWidth: Float { get set }
    var maxWidth: Float { get set }
    var minHeight: Float { get set }
    var maxHeight: Float { get set }
    var dataColumns: Float { get set }
    var rows: Float { get set }
    var preferredAspectRatio: Float { get set }
    var compactionMode: Float { get set }
    var compactStyle: Float { get set }
    var correctionLevel: Float { get set }
    var alwaysSpecifyCompaction: Float { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

public protocol CIRandomGenerator: CIFilterProtocol {}

public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var color: CIColor { get set }
    var smoothness: Float { get set }
}

public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var color: CIColor { get set }
    var width: Float { get set }
    var smoothness: Float { get set }
}

public protocol CIStarShineGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var radius: Float { get set }
    var crossScale: Float { get set }
    var crossAngle: Float { get set }
    var crossOpacity: Float { get set }
    var crossWidth: Float { get set }
    var epsilon: Float { get set }
}

public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

public protocol CISunbeamsGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var sunRadius: Float { get set }
    var maxStriationRadius: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var time: Float { get set }
}

public protocol CITextImageGenerator: CIFilterProtocol {
    var text: String { get set }
    var fontName: String { get set }
    var fontSize: Float { get set }
    var scaleFactor: Float { get set }
    var padding: Float { get set }
}

/// Filters that generate images.
extension CIFilter {
    public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
        BuiltInFilter(named: "CIAttributedTextImageGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        BuiltInFilter(named: "CIAztecCodeGenerator")
    }
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator {
        BuiltInFilter(named: "CIBlurredRectangleGenerator")
    }
    public class func blurredRoundedRectangleGenerator() -> any CIFilter & CIBlurredRoundedRectangleGenerator {
        BuiltInFilter(named: "CIBlurredRoundedRectangleGenerator")
    }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltInFilter(named: "CICheckerboardGenerator")
    }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter(named: "CICode128BarcodeGenerator")
    }
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
        BuiltInFilter(named: "CILenticularHaloGenerator")
    }
    public class func meshGenerator() -> any CIFilter & CIMeshGenerator { BuiltInFilter(named: "CIMeshGenerator") }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        BuiltInFilter(named: "CIPDF417BarcodeGenerator")
    }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        QRCodeGeneratorFilter(named: "CIQRCodeGenerator")
    }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        BuiltInFilter(named: "CIRandomGenerator")
    }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter(named: "CIRoundedRectangleGenerator")
    }
    public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator {
        BuiltInFilter(named: "CIRoundedRectangleStrokeGenerator")
    }
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator {
        BuiltInFilter(named: "CIStarShineGenerator")
    }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltInFilter(named: "CIStripesGenerator")
    }
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator {
        BuiltInFilter(named: "CISunbeamsGenerator")
    }
    public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
        TextImageGeneratorFilter(named: "CITextImageGenerator")
    }
}
