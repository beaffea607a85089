import Foundation

public struct ShieldSettings {
    public enum ActivityCategoryPolicy<Activity: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
        case none
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
        case all(except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

public struct ApplicationSettings {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}

public struct AppStoreSettings {
    public var denyInAppPurchases: Bool?
    public var maximumRating: Int?
    public var requirePasswordForPurchases: Bool?
}

public struct AccountSettings {
    public var lockAccounts: Bool?
}

public struct CellularSettings {
    public var lockAppCellularData: Bool?
    public var lockCellularPlan: Bool?
    public var lockESIM: Bool?
}

public struct DateAndTimeSettings {
    public var requireAutomaticDateAndTime: Bool?
}

public struct GameCenterSettings {
    public var denyMultiplayerGaming: Bool?
    public var denyAddingFriends: Bool?
}

public struct MediaSettings {
    public var denyExplicitContent: Bool?
    public var denyMusicService: Bool?
    public var denyBookstoreErotica: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
}

public struct PasscodeSettings {
    public var lockPasscode: Bool?
}

public struct SafariSettings {
    public enum CookiePolicy: Hashable, Codable, Sendable {
        case never
        case currentWebsite
        case visitedWebsites
        case always
    }

    public var cookiePolicy: CookiePolicy?
    public var denyAutoFill: Bool?
}

public struct SiriSettings {
    public var denySiri: Bool?
    public var denySiriUserGeneratedContent: Bool?
    public var forceSiriProfanityFilter: Bool?
}

public struct WebContentSettings {
    public enum FilterPolicy: Hashable, Codable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }

    public var blockedByFilter: FilterPolicy?
}

public enum ShieldAction: Int, Sendable {
    case primaryButtonPressed = 0
    case secondaryButtonPressed = 1
}

public enum ShieldActionResponse: Int, Sendable {
    case none = 0
    case close = 1
    case `defer` = 2
}

/// The handler of a shield's buttons, in another extension.
open class ShieldActionDelegate: NSObject {
    public override init() {
        super.init()
    }

    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) {
        completionHandler(.none)
    }

    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) {
        completionHandler(.none)
    }

    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) {
        completionHandler(.none)
    }
}
