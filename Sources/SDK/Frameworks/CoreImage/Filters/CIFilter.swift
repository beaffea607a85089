import CoreGraphics
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol CIFilterProtocol: NSObjectProtocol {
    var outputImage: CIImage? { get }
    static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
    public static func customAttributes() -> [String: Any]? { nil }
}

/// Creates an image from images and values. Colors, compositions, crops, scales, gradients and codes are computed;
/// other filters return their input.
open class CIFilter: NSObject, NSCopying, CIFilterProtocol, @unchecked Sendable {
    open var name: String
    open var isEnabled = true
    var parameters: [String: Any] = [:]

    public override init() {
        name = ""
        super.init()
    }

    init(named name: String) {
        self.name = name
    }

    /// `nil` for a name that no filter has.
    public convenience init?(name: String) {
        self.init(name: name, parameters: nil)
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard name.hasPrefix("CI") else { return nil }
        self.init(named: name)
        for (key, value) in params ?? [:] { parameters[key] = value }
    }

    public convenience init?(imageData data: Data, options: [AnyHashable: Any]? = nil) {
        guard let image = CIImage(data: data) else { return nil }
        self.init(named: "CIRAWFilter")
        parameters["inputImage"] = image
    }

    public convenience init?(imageURL url: URL, options: [AnyHashable: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(imageData: data)
    }

    open var outputImage: CIImage? { FilterWork(filter: self).output }

    open var inputKeys: [String] { parameters.keys.sorted() }
    open var outputKeys: [String] { ["outputImage"] }
    open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

    open func setDefaults() {}

    open func setValue(_ value: Any?, forKey key: String) { parameters[key] = value }

    open func value(forKey key: String) -> Any? { key == "outputImage" ? outputImage : parameters[key] }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter(named: name)
        copy.parameters = parameters
        return copy
    }

    open class func filterNames(inCategory category: String?) -> [String] { FilterWork.computed.sorted() }

    open class func filterNames(inCategories categories: [String]?) -> [String] { FilterWork.computed.sorted() }

    open class func localizedName(forFilterName filterName: String) -> String? { filterName }

    open class func localizedName(forCategory category: String) -> String { category }

    open class func localizedDescription(forFilterName filterName: String) -> String? { nil }

    open class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {}
}

public protocol CIFilterConstructor {
    func filter(withName name: String) -> CIFilter?
}

/// Parameters in the types that filters use; unset ones have the filter's default.
extension CIFilter {
    func image(_ key: String) -> CIImage? { parameters[key] as? CIImage }

    func number(_ key: String) -> Float {
        Self.float(parameters[key]) ?? FilterDefaults.number(of: key, filter: name)
    }

    static func float(_ value: Any?) -> Float? {
        switch value {
        case let value as Float: value
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as Int: Float(value)
        case let value as NSNumber: value.floatValue
        default: nil
        }
    }

    func integer(_ key: String) -> Int { Int(number(key)) }

    func flag(_ key: String) -> Bool { parameters[key] as? Bool ?? false }

    func color(_ key: String) -> CIColor { parameters[key] as? CIColor ?? FilterDefaults.color(of: key) }

    func point(_ key: String) -> CGPoint {
        parameters[key] as? CGPoint ?? (parameters[key] as? CIVector)?.cgPointValue
            ?? FilterDefaults.point(of: key, filter: name)
    }

    func rect(_ key: String) -> CGRect {
        parameters[key] as? CGRect ?? (parameters[key] as? CIVector)?.cgRectValue ?? .zero
    }

    func vector(_ key: String) -> CIVector { parameters[key] as? CIVector ?? FilterDefaults.vector(of: key) }

    func data(_ key: String) -> Data { parameters[key] as? Data ?? Data() }

    func text(_ key: String) -> String {
        parameters[key] as? String ?? (key == "inputCorrectionLevel" ? "M" : "")
    }

    func styledText(_ key: String) -> NSAttributedString {
        parameters[key] as? NSAttributedString ?? NSAttributedString(string: "")
    }

    func transform(_ key: String) -> CGAffineTransform {
        parameters[key] as? CGAffineTransform ?? (parameters[key] as? CIVector)?.cgAffineTransformValue ?? .identity
    }

    func space(_ key: String) -> CGColorSpace? { parameters[key] as? CGColorSpace }
}
