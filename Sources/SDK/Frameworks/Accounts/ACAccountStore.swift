@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
public let ACAccountTypeIdentifierTencentWeibo = "com.apple.tencentweibo"
public let ACErrorDomain = "com.apple.accounts"

open class ACAccountType: NSObject, @unchecked Sendable {
    public let identifier: String!
    open var accountTypeDescription: String! { "" }
    open var accessGranted: Bool { false }

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

open class ACAccountCredential: NSObject, @unchecked Sendable {
    open var oauthToken: String!

    public init!(oAuthToken token: String!, tokenSecret secret: String!) {
        oauthToken = token
        super.init()
    }

    public init!(oAuth2Token token: String!, refreshToken: String!, expiryDate: Date!) {
        oauthToken = token
        super.init()
    }
}

open class ACAccount: NSObject, @unchecked Sendable {
    open var identifier: NSString? { nil }
    open var accountType: ACAccountType!
    open var accountDescription: String!
    open var username: String!
    open var credential: ACAccountCredential!

    public init!(accountType type: ACAccountType!) {
        accountType = type
        super.init()
    }
}

public typealias ACAccountStoreSaveCompletionHandler = (Bool, (any Error)?) -> Void
public typealias ACAccountStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The accounts of the device that apps may use: none.
open class ACAccountStore: NSObject, @unchecked Sendable {
    open var accounts: NSArray! { [] }

    open func account(withIdentifier identifier: String!) -> ACAccount! { nil }
    open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }

    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
        ACAccountType(identifier: typeIdentifier ?? "")
    }

    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = nil,
        completion: ACAccountStoreRequestAccessCompletionHandler!
    ) {
        Notices.current.addInert("ACAccountStore.requestAccessToAccounts", .unauthorized("accounts"))
        completion?(false, NSError(domain: ACErrorDomain, code: 7))
    }

    open func saveAccount(
        _ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreSaveCompletionHandler!
    ) {
        Notices.current.addInert("ACAccountStore.saveAccount", .unauthorized("accounts"))
        completionHandler?(false, NSError(domain: ACErrorDomain, code: 7))
    }
}

extension NSNotification.Name {
    public static let ACAccountStoreDidChange = NSNotification.Name("ACAccountStoreDidChangeNotification")
}
