@_exported import Foundation

public enum EAGLRenderingAPI: UInt, Sendable {
    case openGLES1 = 1
    case openGLES2 = 2
    case openGLES3 = 3
}

/// A context of OpenGL, which the simulated device does not have.
open class EAGLContext: NSObject {
    public let api: EAGLRenderingAPI

    public init?(api: EAGLRenderingAPI) {
        return nil
    }

    open class func current() -> EAGLContext? { nil }

    @discardableResult
    open class func setCurrent(_ context: EAGLContext!) -> Bool { context == nil }
}
