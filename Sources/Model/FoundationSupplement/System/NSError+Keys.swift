import Foundation

public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors behind this one, that of `NSUnderlyingErrorKey` first.
    public var underlyingErrors: [any Error] {
        let first = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return first + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}

public typealias NSErrorUserInfoKey = String

extension NSError {
    public typealias UserInfoKey = String
}
