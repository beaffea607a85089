/// Names of Apple's frameworks, supported here or not.
///
/// They tell what is to be supported from what a project declares itself in a file that was not given: names that
/// public widget projects use, names that Apple documents, and names that begin with a framework's letters.
package struct AppleNames: Sendable {
    package static let shared = AppleNames()

    /// What stands in for a name that is not supported, and why.
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
        // Swift's own names are never what is missing.
        for row in Self.rows(PackageResources.apple_names_csv) where row.count == 4 && row[2] != "Swift" {
            let name = row[1].hasPrefix("@") || row[1].hasPrefix("#") ? String(row[1].dropFirst()) : row[1]
            // Calls are listed with their labels; what counts here is the name.
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
    /// module that only joins two others, such as `_MapKit_SwiftUI`, is one as well.
    package func isModule(_ name: String) -> Bool {
        if modules.contains(name) || documentation.modules.contains(name) { return true }
        let parts = name.split(separator: "_")
        return name.hasPrefix("_") && parts.count == 2 && parts.allSatisfy { modules.contains(String($0)) }
    }

    /// Whether a name that stands alone is Apple's: it is listed, or begins with a framework's letters as Apple's names
    /// do.
    package func contains(_ name: String) -> Bool {
        let isListed = kinds[name].map { !$0.isSubset(of: Self.memberKinds) } ?? false
        return isListed || substitutes[name] != nil || prefix(of: name) != nil
    }

    /// Whether a member is Apple's: documented for one of the types that can have it, or begins with a framework's
    /// letters. Of types that begin with these letters, whose members are not all known, any listed member counts.
    ///
    /// - Parameter owners: the type that lacks it and the protocols that may give it; empty where the type is not known.
    package func contains(member name: String, of owners: [String]) -> Bool {
        if substitutes[name] != nil || prefix(of: name) != nil { return true }
        if owners.isEmpty { return kinds[name] != nil || documentation.module(ofMember: name, of: nil) != nil }
        if owners.contains(where: { documentation.module(ofMember: name, of: $0) != nil }) { return true }
        return kinds[name] != nil && owners.contains { prefix(of: $0) != nil && !documentation.hasMembers($0) }
    }

    /// The module that a name without a type belongs to.
    ///
    /// Plain words such as `Album` are also what projects call their own types: they are Apple's only where a module
    /// that documents them can be seen.
    ///
    /// - Parameter imports: the modules that the sources import.
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
    /// - Parameter owner: the type that lacks it, with its outer types; `nil` where it is not known.
    package func module(ofMember name: String, of owner: String?) -> String? {
        documentation.module(ofMember: name, of: owner)
    }

    /// The letters of a framework that a name begins with.
    private func prefix(of name: String) -> String? {
        let letters = String(name.prefix { $0.isUppercase || $0 == "_" })
        if let first = name.first, first.isLowercase {
            return Self.constantPrefixes.first { name.hasPrefix($0) && name.count > $0.count + 2 }
        }
        guard name.count > 4 else { return nil }
        return Self.prefixes.keys.first { letters.count == $0.count + 1 && letters.hasPrefix($0) }
    }

    /// - Parameters:
    ///   - name: of a type, member or module.
    ///   - owner: the type that lacks the member, when there is one.
    func substitute(for name: String, of owner: String?) -> Substitute? {
        owner.flatMap { substitutes["\($0).\(name)"] } ?? substitutes[name]
    }

    /// Modules whose names a source sees with those of the modules that it imports.
    private static let seenEverywhere: Set<String> = ["SwiftUI", "Foundation"]

    /// The letters that names of a framework begin with, and the framework.
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
    /// Those of constants and functions, the longer ones first.
    private static let constantPrefixes = prefixes.keys.filter { $0.first?.isLowercase ?? false }
        .sorted { ($1.count, $0) < ($0.count, $1) }

    /// What names only something of a type.
    private static let memberKinds: Set<String> = ["member_call", "modifier", "modifier_signature", "environment_key"]

    /// The rows below the heading. Fields with commas stand in quotation marks.
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
