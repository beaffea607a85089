import CoreGraphics
import Foundation

public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaHistogram: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var count: Int { get set }
    var scale: Float { get set }
}

public protocol CIAreaLogarithmicHistogram: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var count: Int { get set }
    var scale: Float { get set }
    var minimumStop: Float { get set }
    var maximumStop: Float { get set }
}

public protocol CIAreaMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaMaximumAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaMinimumAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaMinMax: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaMinMaxRed: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaBoundsRed: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIColumnAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIRowAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIHistogramDisplay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var height: Float { get set }
    var highLimit: Float { get set }
    var lowLimit: Float { get set }
}

public protocol CIKMeans: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var means: CIImage? { get set }
    var count: Int { get set }
    var passes: Float { get set }
    var perceptual: Bool { get set }
}

/// The shared statistics of an area's pixels.
extension CIFilter {
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter(named: "CIAreaAverage") }
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltInFilter(named: "CIAreaHistogram") }
    public class func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram {
        BuiltInFilter(named: "CIAreaLogarithmicHistogram")
    }
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltInFilter(named: "CIAreaMaximum") }
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
        BuiltInFilter(named: "CIAreaMaximumAlpha")
    }
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltInFilter(named: "CIAreaMinimum") }
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
        BuiltInFilter(named: "CIAreaMinimumAlpha")
    }
    public class func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltInFilter(named: "CIAreaMinMax") }
    public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { BuiltInFilter(named: "CIAreaMinMaxRed") }
    public class func areaBoundsRed() -> any CIFilter & CIAreaBoundsRed { BuiltInFilter(named: "CIAreaBoundsRed") }
    public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltInFilter(named: "CIColumnAverage") }
    public class func rowAverage() -> any CIFilter & CIRowAverage { BuiltInFilter(named: "CIRowAverage") }
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay {
        BuiltInFilter(named: "CIHistogramDisplay")
    }
    public class func kMeans() -> any CIFilter & CIKMeans { BuiltInFilter(named: "CIKMeans") }
}
