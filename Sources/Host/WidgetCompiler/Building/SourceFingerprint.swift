import ExtensionProtocol
import Foundation

/// Identifies the state of a folder's sources without reading them: equal digests mean that their builds have equal
/// code.
///
/// 1. A file is unchanged as long as its path, device, inode, size and times are. The kernel sets the time of an
///    inode's last change when a program writes to the file. File systems without that time, such as FAT, have only the
///    modification time, and pages that a program has mapped count as written when the kernel writes them.
/// 2. Times have a limited resolution. A file that changes again soon after it was read may keep its time, so the
///    stamps of files that changed within the last `settling` seconds are not used.
/// 3. Everything else that the code depends on is included: this program with its rules, the SDK, the options, the
///    target's settings, and the resources with the names of assets, which become symbols.
/// 4. Sources that depend on other files have no stamps: those with a bridging header, intent definitions or data
///    models, and those of projects with their own modules or packages.
struct SourceFingerprint: Hashable {
    /// Seconds. The coarsest resolution of the file systems in use is 2 s.
    private static let settling = 3.0

    let digest: String

    /// - Parameter now: seconds since 1970. They decide whether sources are read, never what is built.
    init?(
        of folder: WidgetFolder, _ resources: DigestedResources, sdk: SDKLocation, options: BuildOptions,
        now: Double = Date().timeIntervalSince1970
    ) {
        guard folder.objectiveC.bridgingHeader == nil, folder.intentDefinitions.isEmpty, folder.dataModels.isEmpty,
            folder.libraries.isEmpty, folder.packages.isEmpty, folder.packageProducts.isEmpty
        else { return nil }
        var digest = BuildDigest()
        digest.add("1")
        for path in folder.swiftFiles {
            guard let information = Self.information(path),
                max(information.st_mtim.seconds, information.st_ctim.seconds) < now - Self.settling
            else { return nil }
            digest.add(path)
            Self.add(information, to: &digest)
        }
        let libraries = [sdk.libraryFolder, sdk.selfContainedFolder].compactMap(\.self)
            .map { $0 + "/" + SDKLocation.libraryName }
        for path in ["/proc/self/exe"] + libraries {
            guard let information = Self.information(path) else { return nil }
            digest.add(path)
            Self.add(information, to: &digest)
        }
        for path in [sdk.moduleFolder, sdk.macroPlugin ?? ""] + sdk.systemModuleFolders { digest.add(path) }
        for option in [
            options.platform.rawValue, options.languageMode, options.optimization.rawValue, options.compiler,
        ] {
            digest.add(option)
        }
        if options.trustsSources { digest.add("trusted") }
        for setting in [folder.identity, folder.name, folder.moduleName ?? "", folder.language.mode ?? ""] {
            digest.add(setting)
        }
        for flag in folder.language.flags { digest.add(flag) }
        for asset in AssetNames(catalogs: folder.assetCatalogs, omitting: folder.foreignPaths).assets {
            digest.add("\(asset.kind)")
            digest.add(asset.path)
        }
        digest.add(resources.digest)
        self.digest = digest.text
    }

    private static func information(_ path: String) -> stat? {
        var information = stat()
        return stat(path, &information) == 0 ? information : nil
    }

    private static func add(_ information: stat, to digest: inout BuildDigest) {
        for number in [
            Int(truncatingIfNeeded: information.st_dev), Int(truncatingIfNeeded: information.st_ino),
            Int(information.st_size), information.st_mtim.tv_sec, information.st_mtim.tv_nsec,
            information.st_ctim.tv_sec, information.st_ctim.tv_nsec,
        ] {
            digest.add(UInt64(truncatingIfNeeded: number))
        }
    }
}
