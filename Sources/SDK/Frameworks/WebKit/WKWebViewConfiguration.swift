import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum WKSelectionGranularity: Int, Sendable {
    case dynamic = 0
    case character = 1
}

public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
    case content = 0
    case system = 1
}

public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// A pool of processes; there are none.
open class WKProcessPool: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

/// The configuration of a web view.
@MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore: WKWebsiteDataStore {
        get { chosenDataStore ?? .default() }
        set { chosenDataStore = newValue }
    }
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var webExtensionController: WKWebExtensionController?
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var allowsAirPlayForMediaPlayback = true
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var requiresUserActionForMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = false
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    open var allowsInlinePredictions = false
    open var supportsAdaptiveImageGlyph = false
    open var showsSystemScreenTimeBlockingView = true
    private var chosenDataStore: WKWebsiteDataStore?
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    public nonisolated override init() {
        super.init()
    }

    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The preferences of web views.
@MainActor
open class WKPreferences: NSObject {
    public enum InactiveSchedulingPolicy: Int, Sendable {
        case suspend = 0
        case throttle = 1
        case none = 2
    }

    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var shouldPrintBackgrounds = false
    open var tabFocusesLinks = false
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var isElementFullscreenEnabled = false
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
    open var isLookToScrollEnabled = false

    public nonisolated override init() {
        super.init()
    }
}

/// The preferences of one page.
@MainActor
open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested = 0
        case automaticFallbackToHTTP = 1
        case userMediatedFallbackToHTTP = 2
        case errorOnFailure = 3
    }

    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

    public nonisolated override init() {
        super.init()
    }
}

/// Extensions of the browser; there are none.
@MainActor
open class WKWebExtensionController: NSObject {
    public nonisolated override init() {
        super.init()
    }
}

@MainActor
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.zero
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true

    public nonisolated override init() {
        super.init()
    }
}

@MainActor
open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    open var allowTransparentBackground = false

    public nonisolated override init() {
        super.init()
    }
}

@MainActor
open class WKFindConfiguration: NSObject {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true

    public nonisolated override init() {
        super.init()
    }
}

@MainActor
open class WKFindResult: NSObject {
    open var matchFound: Bool { false }
}
