import UIKit

public struct CPLimitableUserInterface: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let keyboard = CPLimitableUserInterface(rawValue: 1 << 0)
    public static let lists = CPLimitableUserInterface(rawValue: 1 << 1)
}

public struct CPContentStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let light = CPContentStyle(rawValue: 1 << 0)
    public static let dark = CPContentStyle(rawValue: 1 << 1)
}

/// The limits of a car's interface while it moves.
@MainActor @preconcurrency
open class CPSessionConfiguration: NSObject {
    open weak var delegate: (any CPSessionConfigurationDelegate)?
    open var limitedUserInterfaces: CPLimitableUserInterface { [] }
    open var contentStyle: CPContentStyle { .light }

    public init(delegate: any CPSessionConfigurationDelegate) {
        self.delegate = delegate
        super.init()
    }
}

@MainActor @preconcurrency
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
    func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration,
        limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
    func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle)
}

extension CPSessionConfigurationDelegate {
    public func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration,
        limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
    ) {}
    public func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle
    ) {}
}
