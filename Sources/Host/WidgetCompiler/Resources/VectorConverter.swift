import ExtensionProtocol
import Foundation
import Subprocesses

/// Converts vector images of asset catalogs to PNG, with tools that Debian and Ubuntu provide.
///
/// Points of an SVG are its user units; points of a PDF are 1/72 inch.
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

        var description: String {
            switch self {
            case .toolMissing(let kind):
                "is a vector image, which requires the program '\(kind.tool)': apt-get install \(kind.debianPackage)"
            case .failed(let reason): "cannot be drawn: \(reason)"
            }
        }
    }

    /// The time limit for one image, in seconds.
    private static let timeLimit = 20.0
    /// The maximum length of the longer side in pixels.
    private static let pixelLimit = 2_000.0

    private let paths: [Kind: String]

    /// - Parameter searchPath: folders as in `PATH`.
    init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin") {
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
    /// preserves its vector data, doubled until the longer side fills the largest widget.
    static func scales(longerSide: Double, staysSharp: Bool) -> [Double] {
        var scales = [1.0, 2, 3]
        guard staysSharp, longerSide > 0 else { return scales }
        while let last = scales.last, last * 2 * longerSide <= pixelLimit { scales.append(last * 2) }
        return scales
    }

    /// - Parameter scale: pixels per point.
    /// - Returns: a PNG file.
    func png(of path: String, kind: Kind, scale: Double) throws(Problem) -> Data {
        guard let tool = paths[kind] else { throw .toolMissing(kind) }
        let output = "\(NSTemporaryDirectory())/tessera-vector-\(UUID().uuidString)"
        let picture = output + ".png"
        defer { try? FileManager.default.removeItem(atPath: picture) }
        let arguments =
            switch kind {
            case .svg: ["--zoom", "\(scale)", "--format", "png", "--output", picture, path]
            case .pdf: ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", path, output]
            }
        try run(tool, arguments)
        guard let data = FileManager.default.contents(atPath: picture), !data.isEmpty else {
            throw .failed("'\(kind.tool)' produced no image")
        }
        return data
    }

    private func run(_ tool: String, _ arguments: [String]) throws(Problem) {
        let launch = ChildProcess.Launch(
            path: tool, arguments: arguments, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"])
        let child: ChildProcess
        do {
            child = try ChildProcess.start(launch)
        } catch {
            throw .failed(error.description)
        }
        defer { child.closeOutput() }
        guard let end = child.wait(deadline: MonotonicClock.now + Self.timeLimit) else {
            child.kill()
            _ = child.wait()
            throw .failed("the conversion takes longer than \(Int(Self.timeLimit)) seconds")
        }
        guard end.ending == .exited(code: 0) else {
            let said = String(decoding: child.lastOutput(limit: 400), as: UTF8.self)
            throw .failed(said.split(separator: "\n").last.map(String.init) ?? "the program ended \(end.ending)")
        }
    }
}
