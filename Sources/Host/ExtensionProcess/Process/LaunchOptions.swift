import ExtensionProtocol
import Foundation
import Subprocesses

/// How an extension's process is started and how much it may take.
package struct LaunchOptions: Hashable, Sendable {
    /// Seconds for one answer.
    package var timeLimit: Double
    /// Bytes of memory.
    package var memoryLimit: Int
    /// Bytes of stack: views are evaluated by recursion, so a deep view tree needs much. Only what is used is taken.
    package var stackLimit: Int
    /// Bytes that the widget may print within one request.
    package var outputLimit: Int
    /// Bytes of each file that the widget writes.
    package var fileLimit: Int
    /// Bytes of one answer.
    package var answerLimit: Int
    /// Bytes of memory beyond which a phone ends a widget: 30 MB.
    package var memoryWarning: Int
    package var confinement: Confinement
    /// Whether a confined process may start others. A widget never needs to, and on a phone it cannot.
    package var children: ChildProcesses
    /// The moment at which the widget's clock stands still, in seconds since the reference date; none for real time.
    package var date: Double?
    /// Locale identifier for code that asks for the current locale.
    package var locale: String
    /// Time zone identifier for code that asks for the current time zone.
    package var timeZone: String
    /// Where the device is; without one, widgets are given no location and may not ask for it.
    package var location: GeographicPlace?
    /// Folder with fonts and symbols; none takes the one of the SDK.
    package var assetFolder: String?
    package var containerBackground: ContainerBackgroundRule
    /// Further environment variables of the process.
    package var variables: [String: String]

    package init(
        timeLimit: Double = 10, memoryLimit: Int = 1 << 30, stackLimit: Int = 512 << 20, outputLimit: Int = 64 << 20,
        fileLimit: Int = 256 << 20, answerLimit: Int = 256 << 20, memoryWarning: Int = 30 << 20,
        confinement: Confinement = .none, children: ChildProcesses = .denied,
        date: Double? = nil, locale: String = "en_US", timeZone: String = "GMT", location: GeographicPlace? = nil,
        assetFolder: String? = nil, containerBackground: ContainerBackgroundRule = .automatic,
        variables: [String: String] = [:]
    ) {
        self.timeLimit = timeLimit
        self.memoryLimit = memoryLimit
        self.stackLimit = stackLimit
        self.outputLimit = outputLimit
        self.fileLimit = fileLimit
        self.answerLimit = answerLimit
        self.memoryWarning = memoryWarning
        self.confinement = confinement
        self.children = children
        self.date = date
        self.locale = locale
        self.timeZone = timeZone
        self.location = location
        self.assetFolder = assetFolder
        self.containerBackground = containerBackground
        self.variables = variables
    }
}

extension LaunchOptions {
    /// For a host that runs for days and shows its widgets in a browser: confined, and with answers that a page can
    /// show.
    package static func live(
        locale: String, timeZone: String, location: GeographicPlace? = nil, network: Confinement.Network = .allowed
    ) -> LaunchOptions {
        LaunchOptions(
            outputLimit: 8 << 20, answerLimit: 32 << 20,
            confinement: .sandbox(network: network), locale: locale, timeZone: timeZone, location: location)
    }
}
