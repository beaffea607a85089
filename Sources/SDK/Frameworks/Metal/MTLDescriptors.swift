import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class MTLCompileOptions: NSObject, @unchecked Sendable {
    open var fastMathEnabled = true
}

open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var usage: MTLTextureUsage = .shaderRead
    open var storageMode = MTLStorageMode.shared
    open var sampleCount = 1
    open var mipmapLevelCount = 1

    public override init() {
        super.init()
    }

    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        descriptor.pixelFormat = pixelFormat
        descriptor.width = width
        descriptor.height = height
        return descriptor
    }
}

open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    open var texture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
}

open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearDepth = 1.0
}

open class MTLRenderPassColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
    private let attachments = (0..<8).map { _ in MTLRenderPassColorAttachmentDescriptor() }

    open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        attachments.indices.contains(attachmentIndex) ? attachments[attachmentIndex] : nil
    }
}

open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! = .init()
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = .init()

    public override init() {
        super.init()
    }
}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
    open var rgbBlendOperation = MTLBlendOperation.add
    open var alphaBlendOperation = MTLBlendOperation.add
}

open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
    private let attachments = (0..<8).map { _ in MTLRenderPipelineColorAttachmentDescriptor() }

    open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        attachments.indices.contains(attachmentIndex) ? attachments[attachmentIndex] : nil
    }
}

open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var rasterSampleCount = 1
    public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! = .init()

    public override init() {
        super.init()
    }
}

open class MTLVertexDescriptor: NSObject, @unchecked Sendable {}

open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}

open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
}
