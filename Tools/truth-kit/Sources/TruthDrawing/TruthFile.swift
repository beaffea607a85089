import Foundation
import TruthCorpus

#if canImport(AppKit)
    import AppKit
#elseif canImport(UIKit)
    import UIKit
#endif

/// The file of facts, `facts.json`.
struct TruthFile: Codable {
    /// What drew the pictures.
    struct Origin: Codable {
        /// Always `apple` here; Tessera's own drawings say `tessera`.
        var renderer = "apple"
        /// `macOS` or `iOS`.
        var platform: String
        /// Version and build, as the system states them.
        var system: String
        /// The output of `xcodebuild -version`, given by who runs the kit.
        var xcode: String
        /// Pixels per point of the screen; the cases have their own.
        var deviceScale: Double?
    }

    /// The version of this format.
    var format = 1
    var origin: Origin
    var cases: [TruthFacts]
}

extension TruthFile.Origin {
    @MainActor static func here(xcode: String) -> Self {
        Self(
            platform: platform, system: ProcessInfo.processInfo.operatingSystemVersionString, xcode: xcode,
            deviceScale: deviceScale)
    }

    #if canImport(AppKit)
        private static let platform = "macOS"

        @MainActor private static var deviceScale: Double? { NSScreen.main.map { Double($0.backingScaleFactor) } }
    #elseif canImport(UIKit)
        private static let platform = "iOS"

        @MainActor private static var deviceScale: Double? { Double(UITraitCollection.current.displayScale) }
    #endif
}
