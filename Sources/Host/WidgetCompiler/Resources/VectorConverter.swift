import ExtensionProtocol
import Foundation
import Subprocesses

/// Turns vector pictures of asset catalogs into PNG, with the tools that Debian and Ubuntu have for it.
///
/// Points of an SVG are its user units, points of a PDF its own: 72 to the inch.
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
                "is a vector picture, which needs the program '\(kind.tool)': apt-get install \(kind.debianPackage)"
            case .failed(let reason): "cannot be drawn: \(reason)"
            }
        }
    }

    /// Seconds for one picture.
    private static let timeLimit = 20.0
    /// Pixels of the longer side of the largest picture that is made.
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

    /// Which tools there are; part of the name of what was made with them.
    var digest: String { Kind.allCases.map { paths[$0] ?? "none" }.joined(separator: ":") }

    /// Pixels per point for which pictures are made: those of screens, and, when a picture shall stay sharp at any
    /// size, doubled until the longer side fills the largest widget.
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
            throw .failed("'\(kind.tool)' made no picture")
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
            throw .failed("it takes longer than \(Int(Self.timeLimit)) seconds")
        }
        guard end.ending == .exited(code: 0) else {
            let said = String(decoding: child.lastOutput(limit: 400), as: UTF8.self)
            throw .failed(said.split(separator: "\n").last.map(String.init) ?? "the program ended \(end.ending)")
        }
    }
}
