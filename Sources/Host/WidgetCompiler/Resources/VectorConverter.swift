import CoreGraphics
import ExtensionProtocol
import Foundation
import Subprocesses
import Synchronization
import XcodeProject

/// Converts vector images of asset catalogs to PNG, with tools that Debian and Ubuntu provide.
///
/// Points of an SVG are its user units; points of a PDF are 1/72 inch.
///
/// The images are a stranger's, and the tools have had faults:
///
/// 1. A tool runs in the sandbox, where the machine supports it: it can read the system, the fonts and the one image,
///    write to one empty folder, start no process, and has no network.
/// 2. Its memory, its output file and its time are limited, sandboxed or not, and so is the time of all conversions
///    of a build together.
/// 3. The result has a limited number of pixels.
struct VectorConverter: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case svg, pdf

        var tool: String {
            switch self {
            case .svg: "rsvg-convert"
            case .pdf: "pdftocairo"
            }
        }

        var debianPackage: String {
            switch self {
            case .svg: "librsvg2-bin"
            case .pdf: "poppler-utils"
            }
        }
    }

    enum Problem: Error, Hashable, CustomStringConvertible {
        case toolMissing(Kind)
        case failed(String)
        case tooLarge
        /// Seconds.
        case noTimeLeft(Int)

        var description: String {
            switch self {
            case .toolMissing(let kind):
                "is a vector image, which requires the program '\(kind.tool)': apt-get install \(kind.debianPackage)"
            case .failed(let reason): "cannot be drawn: \(reason)"
            case .tooLarge:
                "has too many pixels and is not drawn; give it the size in points at which it is shown"
            case .noTimeLeft(let seconds):
                "is not drawn: converting the vector images takes longer than \(seconds) seconds; simplify them"
            }
        }
    }

    /// The time limit for one image, in seconds.
    private static let timeLimit = 20.0
    /// The maximum length of the longer side in pixels of an image that preserves its vector data.
    private static let pixelLimit = 2_000.0
    /// The maximum length of the longer side in pixels at a scale above 1: twice the largest screen with widgets.
    private static let scaledLimit = 6_000.0
    /// The maximum number of pixels of one result.
    static let resultPixels = 64 << 20
    /// Bytes: the largest result in memory, encoded too, and the tool itself.
    private static let memoryLimit: UInt64 = 768 << 20
    /// Bytes of the result.
    private static let fileLimit: UInt64 = 64 << 20

    private let time: ConversionTime
    private let sandbox: Sandbox
    private let paths: [Kind: String]

    /// - Parameter searchPath: folders as in `PATH`.
    init(
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
        sandbox: Sandbox = .system, time: ConversionTime = ConversionTime()
    ) {
        self.sandbox = sandbox
        self.time = time
        let folders = searchPath.split(separator: ":")
        var paths: [Kind: String] = [:]
        for kind in Kind.allCases {
            paths[kind] = folders.map { "\($0)/\(kind.tool)" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }
        self.paths = paths
    }

    /// Identifies the installed tools; part of the digest of their output.
    var digest: String { Kind.allCases.map { paths[$0] ?? "none" }.joined(separator: ":") }

    /// The scales, in pixels per point, at which images are rendered: the screens' scales, and, for an image that
    /// preserves its vector data, doubled until the longer side fills the largest widget. A scale at which the image
    /// would be larger than any screen is omitted.
    static func scales(longerSide: Double, staysSharp: Bool) -> [Double] {
        var scales = [1.0, 2, 3].filter { $0 == 1 || $0 * longerSide <= scaledLimit }
        guard staysSharp, longerSide > 0 else { return scales }
        while let last = scales.last, last * 2 * longerSide <= pixelLimit { scales.append(last * 2) }
        return scales
    }

    /// - Parameter scale: pixels per point.
    /// - Returns: a PNG file.
    func png(of path: String, kind: Kind, scale: Double) throws(Problem) -> Data {
        guard let tool = paths[kind] else { throw .toolMissing(kind) }
        guard let scratch = RunFolder() else { throw .failed(String(cString: strerror(errno))) }
        defer { scratch.remove() }
        let folder = scratch.path
        let output = folder + "/image"
        let picture = output + ".png"
        let arguments =
            switch kind {
            case .svg: ["--zoom", "\(scale)", "--format", "png", "--output", picture, path]
            case .pdf: ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", path, output]
            }
        try run(tool, arguments, reading: path, in: folder)
        guard let data = try? LimitedFile.read(picture, limit: Int(Self.fileLimit)), !data.isEmpty else {
            throw .failed("'\(kind.tool)' produced no image")
        }
        guard let size = ImageHeader(data) else { throw .failed("it has no size") }
        guard size.width.multipliedReportingOverflow(by: size.height).overflow == false,
            size.width * size.height <= Self.resultPixels
        else { throw .tooLarge }
        return data
    }

    private func run(_ tool: String, _ arguments: [String], reading path: String, in folder: String) throws(Problem) {
        let filter = sandbox.filter(.denied)
        defer { if let filter { close(filter) } }
        // The fonts of the system and their index, for texts in images.
        let access = Sandbox.Access(
            readable: ["/etc/fonts", "/var/cache/fontconfig", tool, path], writable: [folder], network: .denied)
        let command = sandbox.command(tool, arguments, folder: folder, access: access, isFiltered: filter != nil)
        var launch = ChildProcess.Launch(
            command ?? Sandbox.Command(path: tool, arguments: arguments),
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": folder, "TMPDIR": folder])
        launch.folder = folder
        launch.filter = command == nil ? nil : filter
        launch.dataLimit = Self.memoryLimit
        launch.fileLimit = Self.fileLimit
        guard let limit = time.left(atMost: Self.timeLimit) else { throw .noTimeLeft(time.seconds) }
        let start = MonotonicClock.now
        defer { time.spend(MonotonicClock.now - start) }
        let finished: ChildProcess.Finished
        do {
            finished = try ChildProcess.run(launch, seconds: limit)
        } catch {
            switch error {
            case .notStarted(let failure): throw .failed(failure.description)
            case .timedOut: throw .failed("the conversion takes longer than \(Int(Self.timeLimit)) seconds")
            case .cancelled: throw .failed("the build was interrupted")
            }
        }
        guard !finished.hasSucceeded else { return }
        let said = finished.output.suffix(400)
        if ["memory", "too large", "too big", "maximum"].contains(where: { said.lowercased().contains($0) })
            || finished.ending == .exited(code: 128 + SIGXFSZ) || finished.ending == .killed(signal: SIGXFSZ)
        {
            throw .tooLarge
        }
        throw .failed(said.split(separator: "\n").last.map(String.init) ?? "the program ended \(finished.ending)")
    }
}

/// The time that all conversions of a build take together: a catalog may have thousands of images.
final class ConversionTime: Sendable {
    /// The limit in seconds.
    let seconds: Int
    private let spent = Mutex(0.0)

    init(seconds: Int = 240) {
        self.seconds = seconds
    }

    /// The seconds that one conversion may take; `nil` when no time is left.
    func left(atMost most: Double) -> Double? {
        let left = spent.withLock { Double(seconds) - $0 }
        return left > 0 ? min(left, most) : nil
    }

    func spend(_ time: Double) {
        spent.withLock { $0 += time }
    }
}
