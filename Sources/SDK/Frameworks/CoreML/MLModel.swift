import CoreGraphics
import CoreVideo
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model failed.
public struct MLModelError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
        case modelDecryptionKeyFetch = 8
        case modelDecryption = 9
        case modelCollection = 10
        case predictionCancelled = 11
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public enum MLComputeUnits: Int, Sendable {
    case cpuOnly = 0
    case cpuAndGPU = 1
    case all = 2
    case cpuAndNeuralEngine = 3
}

public enum MLFeatureType: Int, Sendable {
    case invalid = 0
    case int64 = 1
    case double = 2
    case string = 3
    case image = 4
    case multiArray = 5
    case dictionary = 6
    case sequence = 7
    case state = 8
}

public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false

    public override init() {
        super.init()
    }
}

open class MLModelDescription: NSObject, @unchecked Sendable {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
}

open class MLFeatureDescription: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }

    open func isAllowedValue(_ value: MLFeatureValue) -> Bool { false }
}

/// A trained model; none can be loaded here, which is reported.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration

    public init(contentsOf url: URL) throws {
        throw Self.failure
    }

    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw Self.failure
    }

    open var modelDescription: MLModelDescription { MLModelDescription() }

    open class var availableComputeDevices: [Any] { [] }

    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = .init()) async throws -> MLModel {
        throw failure
    }

    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration,
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(failure)) }

    open class func compileModel(at modelURL: URL) throws -> URL { throw failure }

    open class func compileModel(at modelURL: URL) async throws -> URL { throw failure }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw Self.failure }

    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw Self.failure }

    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        throw Self.failure
    }

    private class var failure: MLModelError {
        Notices.current.addInert("MLModel", .absent("machine learning runtime"))
        return MLModelError(.io)
    }
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {
    open var usesCPUOnly = false

    public override init() {
        super.init()
    }
}

public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

public protocol MLBatchProvider {
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
    public let array: [any MLFeatureProvider]

    public init(array: [any MLFeatureProvider]) {
        self.array = array
    }

    open var count: Int { array.count }

    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    public init(dictionary: [String: Any]) throws {
        self.dictionary = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            default: nil
            }
        }
    }

    open var featureNames: Set<String> { Set(dictionary.keys) }

    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }

    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

open class MLFeatureValue: NSObject, @unchecked Sendable {
    private enum Content {
        case int64(Int64)
        case double(Double)
        case string(String)
        case array(MLMultiArray)
        case image(CVPixelBuffer)
        case dictionary([AnyHashable: NSNumber])
        case undefined(MLFeatureType)
    }

    private let content: Content

    public init(int64 value: Int64) {
        content = .int64(value)
    }

    public init(double value: Double) {
        content = .double(value)
    }

    public init(string value: String) {
        content = .string(value)
    }

    public init(multiArray value: MLMultiArray) {
        content = .array(value)
    }

    public init(pixelBuffer value: CVPixelBuffer) {
        content = .image(value)
    }

    public init(dictionary value: [AnyHashable: NSNumber]) throws {
        content = .dictionary(value)
    }

    public init(undefined type: MLFeatureType) {
        content = .undefined(type)
    }

    open var type: MLFeatureType {
        switch content {
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .array: .multiArray
        case .image: .image
        case .dictionary: .dictionary
        case .undefined(let type): type
        }
    }

    open var isUndefined: Bool { if case .undefined = content { true } else { false } }
    open var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
    open var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
    open var stringValue: String { if case .string(let value) = content { value } else { "" } }
    open var multiArrayValue: MLMultiArray? { if case .array(let value) = content { value } else { nil } }
    open var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }
    open var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value) = content { value } else { [:] }
    }
}

public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104

    public static var float64: MLMultiArrayDataType { .double }
    public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var values: [Double]

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let sizes = shape.map(\.intValue)
        guard sizes.allSatisfy({ $0 >= 0 }), sizes.reduce(1.0, { $0 * Double($1) }) < 1e9 else {
            throw MLModelError(.generic)
        }
        self.shape = shape
        self.dataType = dataType
        var step = 1
        strides = sizes.reversed().map { size in
            defer { step *= size }
            return NSNumber(value: step)
        }.reversed()
        values = Array(repeating: 0, count: sizes.reduce(1, *))
    }

    open var count: Int { values.count }

    open subscript(idx: Int) -> NSNumber {
        get { values.indices.contains(idx) ? NSNumber(value: values[idx]) : 0 }
        set { if values.indices.contains(idx) { values[idx] = newValue.doubleValue } }
    }

    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[offset(key)] }
        set { self[offset(key)] = newValue }
    }

    private func offset(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}
