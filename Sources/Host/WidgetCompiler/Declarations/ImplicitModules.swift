/// Modules that sources use without importing them, because on Apple's platforms the import of another one makes them
/// visible.
///
/// SwiftUI makes UIKit or AppKit and Combine visible; those do the same for Core Animation, Core Image, Core Text and
/// notifications, and Foundation for modules that are separate on Linux, and for the keychain. Names are recognized by
/// Apple's naming patterns. A name that the project itself declares takes precedence over a module's, so an unnecessary
/// module does no harm.
enum ImplicitModules {
    /// - Parameters:
    ///   - word: a word, with the `@` or `#` before it and the members after it.
    ///   - index: its index among the words.
    static func brought(by word: String, at index: Int, in words: [String]) -> [String] {
        brought(byName: word, at: index, in: words) + brought(byMemberOf: word)
    }

    /// Members that Combine adds to types of other modules: `NotificationCenter.default.publisher`.
    private static func brought(byMemberOf word: String) -> [String] {
        guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else { return [] }
        return combineMembers.contains(String(word[word.utf8.index(after: dot)...])) ? ["Combine"] : []
    }

    private static func brought(byName word: String, at index: Int, in words: [String]) -> [String] {
        // Most words do not begin with the initial of any of the names.
        guard let first = word.utf8.first, initials[Int(first)] else { return [] }
        // A name may be qualified with the module that brings it.
        let qualifier =
            first == UInt8(ascii: "F") ? qualifiers.first { word.utf8.starts(with: $0.utf8) } ?? "" : ""
        let letters = Array(word.utf8.dropFirst(qualifier.utf8.count).prefix { $0 != UInt8(ascii: ".") })
        let name = String(decoding: letters, as: UTF8.self)
        if let modules = modules[name] { return modules }
        guard let initial = letters.first else { return [] }
        for (prefix, modules) in prefixesByInitial[initial] ?? []
        where letters.starts(with: prefix) && isFrameworkName(letters, behind: prefix) {
            return modules
        }
        switch name {
        // `Color(.systemGray6)` takes a UIKit color, as does `Color(isDark ? .black : .systemGray6)`.
        case "Color" where isCallWithMember(words[(index + 1)...]): return ["UIKit", "AppKit"]
        case "uiColor", "uiImage", "uiFont", "tintColor", "symbolConfiguration": return ["UIKit"]
        case "nsColor", "nsImage", "nsFont": return ["AppKit"]
        // `Darwin.round`: Foundation makes the C library's module visible on Apple's platforms.
        case "Darwin": return word.hasPrefix("Darwin.") ? ["Darwin"] : []
        // SwiftUI is visible under this name as well.
        case "SwiftUICore": return word.hasPrefix("SwiftUICore.") ? ["SwiftUICore"] : []
        default: return []
        }
    }

    /// The module that has a name here that Foundation has on Apple's platforms.
    static func companion(ofFoundationWith name: String) -> String? {
        brought(by: name, at: 0, in: [name]).first { CompilerInvocation.foundationCompanions.contains($0) }
    }

    /// Whether a name continues after a framework's prefix as Apple's names do: with a capital and a lowercase letter,
    /// as in `UIColor`. After any other prefix, such as that of a constant, anything may follow.
    private static func isFrameworkName(_ name: [UInt8], behind prefix: [UInt8]) -> Bool {
        let (capitals, small) = (UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"))
        guard prefix.allSatisfy(capitals.contains) else { return true }
        let rest = Array(name.dropFirst(prefix.count).prefix(2))
        return rest.count == 2 && capitals.contains(rest[0]) && small.contains(rest[1])
    }

    /// Whether a name is followed by a call whose argument is a member with a leading dot, or a choice between such
    /// members.
    private static func isCallWithMember(_ words: ArraySlice<String>) -> Bool {
        guard words.first == "(" else { return false }
        let argument = words.prefix(memberReach).prefix { $0 != ")" && $0 != "," }
        return zip(argument, argument.dropFirst()).contains { ["(", "?"].contains($0) && $1 == "." }
    }

    /// The maximum number of a call's words to examine.
    private static let memberReach = 12
    private static let combineMembers: Set<String> = [
        "autoconnect", "eraseToAnyPublisher", "publisher", "dataTaskPublisher", "sink", "assign",
    ]

    private static let qualifiers = ["Foundation.", "FoundationNetworking.", "FoundationXML."]

    private static let prefixes: [(String, [String])] = [
        ("UI", ["UIKit"]), ("UN", ["UserNotifications"]), ("CA", ["QuartzCore"]), ("CI", ["CoreImage"]),
        ("CT", ["CoreText"]), ("kCT", ["CoreText"]), ("kSec", ["Security"]), ("SecItem", ["Security"]),
        ("errSec", ["Security"]), ("CGImageSource", ["ImageIO"]), ("CGImageDestination", ["ImageIO"]),
        ("kCGImage", ["ImageIO"]), ("WKInterface", ["WatchKit"]), ("WKExtension", ["WatchKit"]),
        ("WKApplication", ["WatchKit"]), ("XMLParser", ["FoundationXML"]), ("objc_", ["ObjectiveC"]),
        ("class_get", ["ObjectiveC"]), ("class_add", ["ObjectiveC"]), ("class_copy", ["ObjectiveC"]),
        ("class_replace", ["ObjectiveC"]), ("class_responds", ["ObjectiveC"]), ("class_conforms", ["ObjectiveC"]),
        ("object_get", ["ObjectiveC"]), ("object_set", ["ObjectiveC"]), ("method_get", ["ObjectiveC"]),
        ("method_set", ["ObjectiveC"]), ("method_exchange", ["ObjectiveC"]), ("imp_implementation", ["ObjectiveC"]),
        ("sel_get", ["ObjectiveC"]), ("sel_register", ["ObjectiveC"]), ("property_get", ["ObjectiveC"]),
        ("ivar_get", ["ObjectiveC"]),
        ("os_unfair_lock", ["os"]), ("os_proc_", ["os"]), ("_dyld_", ["MachO"]),
        ("CVPixelBuffer", ["CoreVideo"]), ("kCVPixel", ["CoreVideo"]), ("IOService", ["IOKit"]),
        ("IORegistry", ["IOKit"]), ("IOObject", ["IOKit"]), ("kIO", ["IOKit"]),
        ("CFNetworkCopy", ["CFNetwork"]), ("kCFNetwork", ["CFNetwork"]), ("notify_", ["notify"]),
        ("NOTIFY_STATUS_", ["notify"]), ("NOTIFY_TOKEN_", ["notify"]),
    ]

    private static let prefixesByInitial = Dictionary(
        grouping: prefixes.map { (letters: Array($0.0.utf8), modules: $0.1) }, by: { $0.letters[0] })

    private static let modules: [String: [String]] = {
        var modules: [String: [String]] = [
            "WKHapticType": ["WatchKit"], "UTType": ["UniformTypeIdentifiers"], "XMLDocument": ["FoundationXML"],
            "indexingKey": ["CoreSpotlight"], "customIndexingKey": ["CoreSpotlight"],
            "XMLElement": ["FoundationXML"], "XMLNode": ["FoundationXML"], "withObservationTracking": ["Observation"],
            "IMP": ["ObjectiveC"],
        ]
        func add(_ names: [String], _ brought: [String]) {
            for name in names { modules[name] = brought }
        }
        add(["@FetchRequest", "@SectionedFetchRequest", "FetchRequest", "FetchedResults"], ["CoreData"])
        add(
            [
                "URLSession", "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTaskDelegate",
                "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionDataTask", "URLSessionDownloadTask",
                "URLSessionUploadTask", "URLSessionTask", "URLSessionWebSocketTask", "URLSessionWebSocketDelegate",
                "URLRequest", "URLResponse", "HTTPURLResponse", "URLError", "URLCache", "CachedURLResponse",
                "URLCredential", "URLCredentialStorage", "URLAuthenticationChallenge", "URLProtectionSpace",
                "URLProtocol", "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest",
            ], ["FoundationNetworking", "FoundationNetworkingSupplement"])
        add(
            [
                "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject", "Future",
                "Just", "PassthroughSubject", "Publisher", "Publishers", "Subscriber", "Subscribers", "Subject",
                "ObservableObjectPublisher", "ConnectablePublisher", "Subscription", "Scheduler", "Deferred",
                "TopLevelEncoder", "TopLevelDecoder", "CombineIdentifier",
            ] + combineMembers, ["Combine"])
        add(
            [
                "NSColor", "NSImage", "NSFont", "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApp",
                "NSApplication", "NSApplicationDelegate", "@NSApplicationDelegateAdaptor", "NSViewRepresentable",
                "NSViewControllerRepresentable", "NSHostingView", "NSHostingController", "NSScreen", "NSWorkspace",
                "NSPasteboard", "NSEvent", "NSMenu", "NSMenuItem", "NSStatusBar", "NSStatusItem", "NSAppearance",
                "NSBezierPath", "NSButton", "NSTextField", "NSTextView", "NSScrollView", "NSProgressIndicator",
                "NSAlert", "NSOpenPanel", "NSSavePanel", "NSVisualEffectView", "NSCursor", "NSBitmapImageRep",
                "NSGraphicsContext", "NSRunningApplication", "NSSharingService", "NSSound", "NSResponder",
            ], ["AppKit"])
        add(
            [
                "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAttachment", "NSShadow", "NSLayoutConstraint",
                "NSLayoutManager", "NSTextStorage", "NSTextContainer", "NSDataAsset", "NSTextAlignment",
                "NSDirectionalEdgeInsets", "NSUnderlineStyle", "NSStringDrawingOptions", "NSStringDrawingContext",
                "NSAttributedString", "NSMutableAttributedString", "NSDiffableDataSourceSnapshot",
                "@UIApplicationDelegateAdaptor",
            ], ["UIKit", "AppKit"])
        return modules
    }()

    /// For each byte, whether one of the names above begins with it.
    private static let initials: [Bool] = {
        var letters = Set(
            ["Color", "uiColor", "tintColor", "symbolConfiguration", "nsColor", "Darwin", "SwiftUICore", "Foundation"]
                .compactMap(\.utf8.first))
        letters.formUnion(prefixes.compactMap(\.0.utf8.first))
        letters.formUnion(modules.keys.compactMap(\.utf8.first))
        return (0...UInt8.max).map(letters.contains)
    }()
}
