/// The names of Apple's frameworks, whether supported or not.
///
/// They distinguish Apple's APIs from names that a project declares in a missing file: names that public widget
/// projects use, names that Apple documents, and names that start with a framework's prefix.
package struct AppleNames: Sendable {
    package static let shared = AppleNames()

    /// The substitute for an unsupported name, and the reason.
    struct Substitute: Hashable, Sendable {
        var instead: String
        var reason: String
    }

    private let documentation = AppleDocumentation.shared
    private let kinds: [String: Set<String>]
    private let modules: Set<String>
    private let substitutes: [String: Substitute]

    private init() {
        var kinds: [String: Set<String>] = [:]
        // Swift's own names are never missing.
        for row in Self.rows(PackageResources.apple_names_csv) where row.count == 4 && row[2] != "Swift" {
            let name = row[1].hasPrefix("@") || row[1].hasPrefix("#") ? String(row[1].dropFirst()) : row[1]
            // Calls are listed with their labels; only the name is used here.
            kinds[name.prefix { $0 != "(" && $0 != " " }.description, default: []].insert(row[0])
        }
        self.kinds = kinds
        modules = Set(
            String(decoding: PackageResources.apple_modules_txt, as: UTF8.self).split(separator: "\n").map(String.init))
        var substitutes: [String: Substitute] = [:]
        for row in Self.rows(PackageResources.substitutes_csv) where row.count == 3 {
            substitutes[row[0]] = Substitute(instead: row[1], reason: row[2])
        }
        self.substitutes = substitutes
    }

    /// Whether Apple has a module of that name, by the list of technologies in its developer documentation. A
    /// cross-import overlay, such as `_MapKit_SwiftUI`, is one as well.
    package func isModule(_ name: String) -> Bool {
        if modules.contains(name) || documentation.modules.contains(name) { return true }
        let parts = name.split(separator: "_")
        return name.hasPrefix("_") && parts.count == 2 && parts.allSatisfy { modules.contains(String($0)) }
    }

    /// Whether a global name is Apple's: it is listed, or starts with a framework's prefix.
    package func contains(_ name: String) -> Bool {
        let isListed = kinds[name].map { !$0.isSubset(of: Self.memberKinds) } ?? false
        return isListed || substitutes[name] != nil || prefix(of: name) != nil
    }

    /// Whether a member is Apple's: documented for one of its possible types, or starting with a framework's prefix.
    /// For types with such a prefix, whose members are not all known, any listed member counts.
    ///
    /// - Parameter owners: The type that lacks it and the protocols that may declare it; empty if the type is unknown.
    package func contains(member name: String, of owners: [String]) -> Bool {
        if substitutes[name] != nil || prefix(of: name) != nil { return true }
        if owners.isEmpty { return kinds[name] != nil || documentation.module(ofMember: name, of: nil) != nil }
        if owners.contains(where: { documentation.module(ofMember: name, of: $0) != nil }) { return true }
        return kinds[name] != nil && owners.contains { prefix(of: $0) != nil && !documentation.hasMembers($0) }
    }

    /// The module that a name without a type belongs to.
    ///
    /// Projects also use plain words such as `Album` for their own types: they are Apple's only if a module that
    /// documents them is visible.
    ///
    /// - Parameter imports: The modules that the sources import.
    package func module(of name: String, imports: Set<String>) -> String? {
        let documented = documentation.modules(declaring: name)
        if let seen = documented.first(where: { imports.contains($0) || Self.seenEverywhere.contains($0) }) {
            return seen
        }
        guard let prefix = prefix(of: name) else { return kinds[name] == nil ? nil : documented.first }
        return documented.first ?? Self.prefixes[prefix]
    }

    /// The module that a member belongs to.
    ///
    /// - Parameter owner: The qualified name of the type that lacks it; `nil` if it is unknown.
    package func module(ofMember name: String, of owner: String?) -> String? {
        documentation.module(ofMember: name, of: owner)
    }

    /// The framework prefix of a name.
    private func prefix(of name: String) -> String? {
        let letters = String(name.prefix { $0.isUppercase || $0 == "_" })
        if let first = name.first, first.isLowercase {
            return Self.constantPrefixes.first { name.hasPrefix($0) && name.count > $0.count + 2 }
        }
        guard name.count > 4 else { return nil }
        return Self.prefixes.keys.first { letters.count == $0.count + 1 && letters.hasPrefix($0) }
    }

    /// - Parameters:
    ///   - name: The name of a type, member or module.
    ///   - owner: The type that lacks the member, if any.
    func substitute(for name: String, of owner: String?) -> Substitute? {
        owner.flatMap { substitutes["\($0).\(name)"] } ?? substitutes[name]
    }

    /// Modules that are visible through any of Apple's modules that a source imports.
    private static let seenEverywhere: Set<String> = ["SwiftUI", "Foundation"]

    /// The prefixes of names, and their frameworks.
    private static let prefixes = [
        "AR": "ARKit", "AS": "AuthenticationServices", "AV": "AVFoundation", "BG": "BackgroundTasks",
        "CA": "QuartzCore", "CB": "CoreBluetooth", "CF": "CoreFoundation", "CG": "CoreGraphics", "CI": "CoreImage",
        "CK": "CloudKit", "CL": "CoreLocation", "CM": "CoreMotion", "CN": "Contacts", "CP": "CarPlay",
        "CS": "CoreSpotlight", "CT": "CoreText", "CX": "CallKit", "EK": "EventKit", "GC": "GameController",
        "GK": "GameKit", "HK": "HealthKit", "HM": "HomeKit", "IN": "Intents", "LA": "LocalAuthentication",
        "LP": "LinkPresentation", "MF": "MessageUI", "MK": "MapKit", "ML": "CoreML", "MP": "MediaPlayer",
        "MS": "Messages", "MTK": "MetalKit", "MTL": "Metal", "MX": "MetricKit", "NE": "NetworkExtension",
        "NL": "NaturalLanguage", "NS": "Foundation", "NW": "Network", "PDF": "PDFKit", "PH": "Photos",
        "PK": "PassKit", "QL": "QuickLook", "RP": "ReplayKit", "SCN": "SceneKit", "SF": "SafariServices",
        "SK": "StoreKit", "UI": "UIKit", "UN": "UserNotifications", "UT": "UniformTypeIdentifiers", "VN": "Vision",
        "WC": "WatchConnectivity", "WK": "WebKit", "kAU": "AudioToolbox", "kAudio": "AudioToolbox", "kCA": "QuartzCore",
        "kCF": "CoreFoundation",
        "kCG": "CoreGraphics", "kCGImage": "ImageIO", "kCI": "CoreImage", "kCL": "CoreLocation",
        "kCM": "CoreMedia", "kCT": "CoreText", "kCV": "CoreVideo", "kSec": "Security", "kUT": "CoreServices",
        "nw_": "Network", "sec_": "Security",
    ]
    /// The prefixes of constants and functions, the longer ones first.
    private static let constantPrefixes = prefixes.keys.filter { $0.first?.isLowercase ?? false }
        .sorted { ($1.count, $0) < ($0.count, $1) }

    /// The kinds that exist only as members.
    private static let memberKinds: Set<String> = ["member_call", "modifier", "modifier_signature", "environment_key"]

    /// The rows below the heading. Fields with commas are quoted.
    private static func rows(_ bytes: [UInt8]) -> [[String]] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
            var fields = [""]
            var isQuoted = false
            for character in line {
                switch character {
                case "\"": isQuoted.toggle()
                case "," where !isQuoted: fields.append("")
                default: fields[fields.count - 1].append(character)
                }
            }
            return fields
        }
    }
}
