@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SBObject: NSObject, @unchecked Sendable {
    open func get() -> Any! { nil }
    open func lastError() -> (any Error)! { nil }
}

public protocol SBObjectProtocol: NSObjectProtocol {
    func get() -> Any!
}

public protocol SBApplicationDelegate: NSObjectProtocol {}

public protocol SBApplicationProtocol: SBObjectProtocol {
    func activate()
    var delegate: (any SBApplicationDelegate)! { get set }
    var isRunning: Bool { get }
}

/// Another app that answers to scripts; none does.
open class SBApplication: SBObject, SBApplicationProtocol, @unchecked Sendable {
    open weak var delegate: (any SBApplicationDelegate)!
    open var isRunning: Bool { false }
    open var timeout = 60
    open func activate() {}

    public init?(bundleIdentifier ident: String) {
        super.init()
        Notices.current.addInert("SBApplication", .absent("app \(ident)"))
    }

    public init?(processIdentifier pid: pid_t) {
        super.init()
    }
}
