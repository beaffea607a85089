import ExtensionProtocol
import Foundation
import Subprocesses

/// The launch options and limits of an extension's process.
package struct LaunchOptions: Hashable, Sendable {
    /// The time limit for a reply in seconds.
    package var timeLimit: Double
    /// The memory limit in bytes.
    package var memoryLimit: Int
    /// The stack size in bytes: views are evaluated recursively, so a deep view tree needs a large stack. Only used
    /// pages take memory.
    package var stackLimit: Int
    /// The maximum output of the widget within one request, in bytes.
    package var outputLimit: Int
    /// The maximum size of each file that the widget writes, in bytes.
    package var fileLimit: Int
    /// The maximum size on the disk of all data in the widget's containers, in bytes. iOS documents no limit; data for
    /// widgets takes a few megabytes, a database or a cache of pictures a few hundred.
    package var storageLimit: Int
    /// The maximum number of files and folders in the widget's containers: as many as a folder of sources may have.
    package var storedFileLimit: Int
    /// The maximum number of nested folders in the widget's containers. iOS limits paths to 1,024 bytes.
    package var storedLevelLimit: Int
    /// The maximum number of threads.
    package var threadLimit: Int
    /// The maximum number of open descriptors.
    package var descriptorLimit: Int
    /// The maximum number of files in the sandbox's temporary folder. Each takes memory of the kernel, even if it is
    /// empty.
    package var temporaryFileLimit: Int
    /// The maximum processor time in seconds, of all threads, from the start of a request to the start of the next one:
    /// three times the time limit for a reply, unless specified. So a request can use its whole time limit on more than
    /// one processor, and a thread that never ends is noticed between requests.
    package var processorLimit: Double
    /// The maximum size of a reply in bytes.
    package var answerLimit: Int
    /// The memory in bytes beyond which iOS terminates a widget: 30 MB.
    package var memoryWarning: Int
    package var confinement: SandboxMode
    /// Whether a confined process may start others. A widget never needs to, and on iOS it cannot.
    package var children: ChildProcesses
    /// The fixed date of the widget's clock, in seconds since the reference date; `nil` for real time.
    package var date: Double?
    /// The identifier of the current locale for the widget's code.
    package var locale: String
    /// The identifier of the current time zone for the widget's code.
    package var timeZone: String
    /// The location of the device; `nil` if widgets receive none and are not authorized to request it.
    package var location: GeographicPlace?
    /// The host's source of weather; `nil` if widgets show sample weather.
    package var weather: WeatherAccess?
    /// The folder with fonts and symbols; `nil` for that of the SDK.
    package var assetFolder: String?
    /// The folders with the user's own fonts and drawings of symbols; `nil` for the project's.
    package var fontFolder: String?
    package var symbolFolder: String?
    package var containerBackground: ContainerBackgroundRule
    /// Further environment variables of the process.
    package var variables: [String: String]

    package init(
        timeLimit: Double = 10, memoryLimit: Int = 1 << 30, stackLimit: Int = 512 << 20, outputLimit: Int = 64 << 20,
        fileLimit: Int = 256 << 20, storageLimit: Int = 512 << 20, storedFileLimit: Int = 20_000,
        storedLevelLimit: Int = 64, threadLimit: Int = 512, descriptorLimit: Int = 1_024,
        temporaryFileLimit: Int = 10_000, processorLimit: Double? = nil, answerLimit: Int = 256 << 20,
        memoryWarning: Int = 30 << 20,
        confinement: SandboxMode = .none, children: ChildProcesses = .denied,
        date: Double? = nil, locale: String = "en_US", timeZone: String = "GMT", location: GeographicPlace? = nil,
        weather: WeatherAccess? = nil, assetFolder: String? = nil, fontFolder: String? = nil,
        symbolFolder: String? = nil, containerBackground: ContainerBackgroundRule = .automatic,
        variables: [String: String] = [:]
    ) {
        self.timeLimit = timeLimit
        self.memoryLimit = memoryLimit
        self.stackLimit = stackLimit
        self.outputLimit = outputLimit
        self.fileLimit = fileLimit
        self.storageLimit = storageLimit
        self.storedFileLimit = storedFileLimit
        self.storedLevelLimit = storedLevelLimit
        self.threadLimit = threadLimit
        self.descriptorLimit = descriptorLimit
        self.temporaryFileLimit = temporaryFileLimit
        self.processorLimit = processorLimit ?? 3 * timeLimit
        self.answerLimit = answerLimit
        self.memoryWarning = memoryWarning
        self.confinement = confinement
        self.children = children
        self.date = date
        self.locale = locale
        self.timeZone = timeZone
        self.location = location
        self.weather = weather
        self.assetFolder = assetFolder
        self.fontFolder = fontFolder
        self.symbolFolder = symbolFolder
        self.containerBackground = containerBackground
        self.variables = variables
    }
}

extension LaunchOptions {
    /// The limit's amount, in its own unit.
    func amount(of limit: ExtensionError.Limit) -> Int {
        switch limit {
        case .memory: memoryLimit
        case .stack: stackLimit
        case .output: outputLimit
        case .file: fileLimit
        case .storage: storageLimit
        case .storedFiles: storedFileLimit
        case .storedLevels: storedLevelLimit
        case .message: answerLimit
        case .threads: threadLimit
        case .temporaryFiles: temporaryFileLimit
        case .processorTime: Int(min(max(processorLimit.rounded(.up), 0), 1e9))
        }
    }

    /// The options of a long-running host that shows its widgets in a browser, with replies that a page can show.
    package static func live(
        locale: String, timeZone: String, location: GeographicPlace? = nil, weather: WeatherAccess? = nil,
        fontFolder: String? = nil, symbolFolder: String? = nil, confinement: SandboxMode
    ) -> LaunchOptions {
        LaunchOptions(
            outputLimit: 8 << 20, answerLimit: 32 << 20, confinement: confinement, locale: locale, timeZone: timeZone,
            location: location, weather: weather, fontFolder: fontFolder, symbolFolder: symbolFolder)
    }
}
