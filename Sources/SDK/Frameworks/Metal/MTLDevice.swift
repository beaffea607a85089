@_exported import Foundation
import FoundationSupplement

/// A graphics processor; the widget has none.
public protocol MTLDevice: NSObjectProtocol {
    var name: String { get }
    var hasUnifiedMemory: Bool { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
}

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

public protocol MTLCommandQueue: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public protocol MTLDrawable: NSObjectProtocol {
    func present()
}

public protocol MTLCommandBuffer: NSObjectProtocol {
    var label: String? { get set }
    var error: (any Error)? { get }
    func commit()
    func waitUntilCompleted()
    func waitUntilScheduled()
    func present(_ drawable: any MTLDrawable)
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
}

public protocol MTLCommandEncoder: NSObjectProtocol {
    var label: String? { get set }
    func endEncoding()
}

public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setViewport(_ viewport: MTLViewport)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
}

public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func generateMipmaps(for texture: any MTLTexture)
}

public protocol MTLResource: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
}

public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}

public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
}

public protocol MTLLibrary: NSObjectProtocol {
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

public protocol MTLFunction: NSObjectProtocol {
    var name: String { get }
}

public protocol MTLRenderPipelineState: NSObjectProtocol {}

public protocol MTLComputePipelineState: NSObjectProtocol {
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}

public protocol MTLSamplerState: NSObjectProtocol {}

public protocol MTLDepthStencilState: NSObjectProtocol {}
