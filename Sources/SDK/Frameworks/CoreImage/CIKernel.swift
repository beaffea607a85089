import CoreGraphics
import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A program for pixels. None can be compiled here.
open class CIKernel: NSObject, @unchecked Sendable {
    public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws {
        throw CocoaError(.featureUnsupported)
    }

    public convenience init(
        functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat
    ) throws {
        throw CocoaError(.featureUnsupported)
    }

    public convenience init?(source string: String) { return nil }

    open var name: String { "" }

    open class func kernelNames(fromMetalLibraryData data: Data) -> [String] { [] }

    open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?)
        -> CIImage?
    { nil }
}

open class CIColorKernel: CIKernel, @unchecked Sendable {
    open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

open class CIWarpKernel: CIKernel, @unchecked Sendable {
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]?
    ) -> CIImage? { nil }
}

open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? { foreground.composited(over: background) }

    public static let sourceOver = CIBlendKernel()
    public static let multiply = CIBlendKernel()
    public static let screen = CIBlendKernel()
}

/// Pixels that a filter reads while it works.
open class CISampler: NSObject, @unchecked Sendable {
    private let image: CIImage

    public init(image im: CIImage) {
        image = im
    }

    open var extent: CGRect { image.extent }
}
