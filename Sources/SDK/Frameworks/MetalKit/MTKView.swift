import Metal
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

@MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
}

/// Shows a GPU's drawing; empty here.
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var framebufferOnly = true
    open var isPaused = false
    open var drawableSize = CGSize.zero
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, device: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func draw() {}

    open func releaseDrawables() {}
}

open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    }

    public init(device: any MTLDevice) {
        super.init()
    }

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }

    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
}
