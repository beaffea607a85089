import ArgumentParser
import Glibc
import Subprocesses
import Typesetter
import WidgetCompiler

/// `tessera doctor`
package struct DoctorCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Say what is installed, what is missing, and how to get it.",
        discussion: "Ends with status 2 when something is missing without which nothing can be drawn.")

    @Flag(help: "Print every font, drawing and library that Tessera uses with its license, and end.")
    var licenses = false

    package init() {}

    package func run() throws {
        if licenses {
            StandardStream.output.write(String(decoding: PackageResources.NOTICE, as: UTF8.self))
            return
        }
        let examination = Examination.ofThisMachine()
        StandardStream.output.write(examination.text)
        if !examination.canDraw { throw EarlyExit(status: .usage) }
    }
}

/// What this machine has of what is needed.
package struct Examination: Hashable, Sendable {
    package enum Need: Hashable, Sendable {
        /// Nothing can be drawn without it.
        case required
        /// Something specific does not work without it.
        case optional(String)
    }

    package struct Finding: Hashable, Sendable {
        package var name: String
        /// Where it is; `nil` when it is missing.
        package var place: String?
        package var need: Need
        package var remedy: String

        package init(name: String, place: String?, need: Need, remedy: String) {
            self.name = name
            self.place = place
            self.need = need
            self.remedy = remedy
        }
    }

    package var findings: [Finding]

    package init(findings: [Finding]) {
        self.findings = findings
    }

    package var canDraw: Bool { !findings.contains { $0.need == .required && $0.place == nil } }

    package var text: String {
        var lines: [String] = []
        for finding in findings {
            if let place = finding.place {
                lines.append("✓ \(finding.name)  \(place)")
                continue
            }
            switch finding.need {
            case .required: lines.append("✗ \(finding.name) is missing.")
            case .optional(let loss): lines.append("– \(finding.name) is missing: \(loss)")
            }
            lines.append("    \(finding.remedy)")
        }
        lines.append(canDraw ? "Ready to draw." : "Not ready: install what is marked ✗.")
        return lines.joined(separator: "\n") + "\n"
    }

    package static func ofThisMachine() -> Examination {
        let setUp = "Run `./dev setup`."
        let sdk = try? SDKLocation.find()
        let compiler = BuildOptions().compiler
        let assets = AssetsFolder.locate()
        var findings = [
            Finding(
                name: "Swift compiler", place: isFile(compiler) ? compiler : nil, need: .required,
                remedy: "Install Swift 6.2 or later from https://www.swift.org/install and put it in PATH."),
            Finding(name: "Widget SDK", place: sdk?.library, need: .required, remedy: "Run `./dev build`."),
            Finding(
                name: "Macros (#Preview, @Entry)", place: sdk?.macroPlugin,
                need: .optional("sources that use them do not compile."), remedy: "Run `./dev build`."),
        ]
        let files: [(name: String, file: String, need: Need)] = [
            ("Inter", "fonts/Inter.ttf", .required),
            ("Inter italic", "fonts/Inter-Italic.ttf", .optional("italics are slanted.")),
            ("Symbols", "symbols/symbols.bin", .required),
            (
                "Noto Sans CJK", "fonts/NotoSansCJK-Regular.ttc",
                .optional("Chinese, Japanese and Korean are not drawn.")
            ),
            ("Noto Color Emoji", "fonts/NotoColorEmoji.ttf", .optional("emoji are not drawn.")),
            ("Source Serif", "fonts/SourceSerif4.ttf", .optional("serif designs use Inter.")),
            ("JetBrains Mono", "fonts/JetBrainsMono-Regular.ttf", .optional("monospaced designs use Inter.")),
            ("Roboto Flex", "fonts/RobotoFlex.ttf", .optional("wide and narrow widths are stretched.")),
            ("Noto Sans Arabic", "fonts/NotoSansArabicUI-Regular.ttf", .optional("Arabic is not drawn.")),
            ("Noto Sans Hebrew", "fonts/NotoSansHebrew-Regular.ttf", .optional("Hebrew is not drawn.")),
            ("Noto Sans Thai", "fonts/NotoSansThaiUI-Regular.ttf", .optional("Thai is not drawn.")),
            (
                "Noto Sans Devanagari", "fonts/NotoSansDevanagariUI-Regular.ttf",
                .optional("Hindi and its relatives are not drawn.")
            ),
        ]
        for (name, file, need) in files {
            let path = assets.map { $0 + "/" + file }
            findings.append(
                Finding(name: name, place: path.flatMap { isFile($0) ? $0 : nil }, need: need, remedy: setUp))
        }
        let problem = Sandbox.system.unavailability
        findings.append(
            Finding(
                name: "Walls around live widgets", place: problem == nil ? "bubblewrap" : nil,
                need: .optional("widgets and manifests of packages run with your rights, because \(problem ?? "")."),
                remedy: "apt-get install bubblewrap, and allow user namespaces"))
        let vectors = [
            ("SVG pictures", "rsvg-convert", "librsvg2-bin"), ("PDF pictures", "pdftocairo", "poppler-utils"),
        ]
        for (name, tool, package) in vectors {
            let place = ["/usr/local/bin/", "/usr/bin/"].map { $0 + tool }.first(where: isFile)
            findings.append(
                Finding(
                    name: "\(name) of asset catalogs", place: place, need: .optional("they are not drawn."),
                    remedy: "apt-get install \(package)"))
        }
        return Examination(findings: findings)
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
