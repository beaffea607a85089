import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// A built widget extension that can be started.
package struct BuiltExtension: Hashable, Sendable {
    package var name: String
    package var executable: String
    /// The folder of the compiled program, if the executable is another name of it elsewhere.
    package var codeFolder: String?
    /// Folders with the libraries that the executable is linked with, in addition to the system's.
    package var libraryFolders: [String]
    /// The folder with fonts and symbols, if there is one.
    package var assetFolder: String?
    /// The bundle: compiled resources, images, property lists.
    package var resourceFolder: String
    /// The folder of the extension's app groups and home folder.
    package var containerFolder: String
    /// Whether the sources use APIs of the iOS 17 SDK, so that iOS requires a container background.
    package var needsContainerBackground: Bool
    /// The platform that the sources were built for.
    package var platform: OperatingSystem
    /// The names of functions and properties whose bodies are omitted, because they do not compile.
    package var omitted: Set<String> = []

    /// The key of the bundle's fonts in the host. The folder is named by a digest of its contents, so that a build with
    /// a changed font has another key.
    package var fontKey: String { (resourceFolder as NSString).lastPathComponent }

    /// The SDK's program that changes the user of an administrator's widget, next to the libraries; `nil` where the SDK was
    /// linked without one.
    var userChanger: String? {
        libraryFolders.map { $0 + "/change-user" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The end of the message of the trap that replaces an omitted body.
    package static let trapEnding = "is left out"

    package init(
        name: String, executable: String, codeFolder: String? = nil, libraryFolders: [String] = [],
        assetFolder: String? = nil, resourceFolder: String, containerFolder: String,
        needsContainerBackground: Bool = false, platform: OperatingSystem = .iOS
    ) {
        self.name = name
        self.executable = executable
        self.codeFolder = codeFolder
        self.libraryFolders = libraryFolders
        self.assetFolder = assetFolder
        self.resourceFolder = resourceFolder
        self.containerFolder = containerFolder
        self.needsContainerBackground = needsContainerBackground
        self.platform = platform
    }
}
