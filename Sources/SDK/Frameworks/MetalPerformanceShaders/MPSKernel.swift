@_exported import Metal

/// Whether a device runs Apple's built-in kernels; none does here.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A built-in GPU kernel; nothing runs it.
open class MPSKernel: NSObject {
    public let device: any MTLDevice
    open var label: String?

    public init(device: any MTLDevice) {
        self.device = device
        super.init()
    }
}

open class MPSUnaryImageKernel: MPSKernel {
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {}
}

open class MPSImageGaussianBlur: MPSUnaryImageKernel {
    public let sigma: Float

    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}

open class MPSImageBilinearScale: MPSUnaryImageKernel {}
open class MPSImageLanczosScale: MPSUnaryImageKernel {}

open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
        linearGrayColorTransform: UnsafePointer<Float>?
    ) {
        super.init(device: device)
    }
}
