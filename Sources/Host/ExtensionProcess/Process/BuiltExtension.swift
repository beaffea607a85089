import ExtensionProtocol
import WidgetVocabulary

/// A widget extension that was built and can be started.
package struct BuiltExtension: Hashable, Sendable {
    package var name: String
    package var executable: String
    /// Folders with the libraries that the executable is linked with, beside the system's.
    package var libraryFolders: [String]
    /// Folder with fonts and symbols, when there is one.
    package var assetFolder: String?
    /// The bundle: compiled resources, pictures, property lists.
    package var resourceFolder: String
    /// Where the extension's app groups and home folder are.
    package var containerFolder: String
    /// Whether the sources use what came with iOS 17's SDK, so that a phone asks their widgets for a container
    /// background.
    package var needsContainerBackground: Bool
    /// What the sources were built for.
    package var platform: OperatingSystem
    /// Names of functions and properties whose bodies are left out, because they do not compile.
    package var leftOut: Set<String> = []

    /// How the message of the trap ends that takes the place of a body that is left out.
    package static let trapEnding = "is left out"

    package init(
        name: String, executable: String, libraryFolders: [String] = [], assetFolder: String? = nil,
        resourceFolder: String, containerFolder: String, needsContainerBackground: Bool = false,
        platform: OperatingSystem = .iOS
    ) {
        self.name = name
        self.executable = executable
        self.libraryFolders = libraryFolders
        self.assetFolder = assetFolder
        self.resourceFolder = resourceFolder
        self.containerFolder = containerFolder
        self.needsContainerBackground = needsContainerBackground
        self.platform = platform
    }
}
