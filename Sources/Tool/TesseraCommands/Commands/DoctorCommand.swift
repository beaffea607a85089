import ArgumentParser
import ExtensionProcess
import Foundation
import Glibc
import Subprocesses
import SwiftSource
import Typesetter
import WidgetCompiler

/// `tessera doctor`
package struct DoctorCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check which requirements are installed, and how to install the missing ones.",
        discussion: """
            With --fonts, it lists which of your own fonts are used for what.

            Also prints the disk space that builds, the data of widgets and stored devices use; `tessera clean` frees it.

            The exit status is 2 when a requirement for drawing is missing.
            """)

    @OptionGroup(title: "Your own fonts and symbols")
    var own: OwnFileOptions

    @Flag(help: "Print the license of every font, drawing and library that Tessera uses, and exit.")
    var licenses = false

    package init() {}

    package func run() throws {
        if licenses {
            StandardStream.output.write(String(decoding: PackageResources.NOTICE, as: UTF8.self))
            return
        }
        // The result must not be an older one.
        Sandbox.forgetTest()
        let environment = ProcessInfo.processInfo.environment
        let fonts = try OwnFileOptions.folder(own.fonts, .fonts, "--fonts", environment).map(OwnFileOptions.read)
        let symbols = try OwnFileOptions.folder(own.symbols, .symbols, "--symbols", environment)
        var examination = Examination.ofThisMachine()
        examination.findings += Examination.own(fonts, symbols: symbols)
        StandardStream.output.write(examination.text)
        StandardStream.output.write("\n" + StorageUse.ofThisUser().text())
        if !examination.canDraw { throw EarlyExit(status: .usage) }
    }
}

/// The requirements that this machine meets.
package struct Examination: Hashable, Sendable {
    package enum Need: Hashable, Sendable {
        /// Nothing can be drawn without it.
        case required
        /// A specific feature, which the message names, does not work without it.
        case optional(String)
    }

    package struct Finding: Hashable, Sendable {
        package var name: String
        /// Its path or name; `nil` when it is missing.
        package var place: String?
        package var need: Need
        /// Lines to type or to do.
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
            lines += finding.remedy.split(separator: "\n").map { "    " + $0 }
        }
        lines.append(verdict)
        return lines.joined(separator: "\n") + "\n"
    }

    private var verdict: String {
        if !canDraw { return "Not ready: install what is marked ✗." }
        let isConfined = !findings.contains { $0.name == Self.sandboxName && $0.place == nil }
        return isConfined ? "Ready to draw." : "Ready to draw widgets that you trust, with --trusted."
    }

    private static let sandboxName = "Sandbox for widgets"

    /// - Parameter cause: The reason that there is no sandbox.
    package static func sandbox(_ cause: SandboxCause?) -> Finding {
        let remedies = cause.map { $0.remedies.isEmpty ? ["There is no known remedy."] : $0.remedies } ?? []
        return Finding(
            name: sandboxName, place: cause == nil ? "bubblewrap" : nil,
            need: .optional("widgets run only with --trusted, because \(cause?.reason ?? "")."),
            remedy: remedies.joined(separator: "\n"))
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
                name: "Reader of Swift sources", place: (try? SyntaxProgram.find())?.path, need: .required,
                remedy: "Run `./dev build`."),
            Finding(
                name: "Macros (#Preview, @Entry)", place: sdk?.macroPlugin,
                need: .optional("sources that use these macros do not compile."), remedy: "Run `./dev build`."),
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
            ("Source Serif", "fonts/SourceSerif4.ttf", .optional("serif designs fall back to Inter.")),
            ("JetBrains Mono", "fonts/JetBrainsMono-Regular.ttf", .optional("monospaced designs fall back to Inter.")),
            ("Roboto Flex", "fonts/RobotoFlex.ttf", .optional("wide and narrow widths are stretched.")),
            ("Noto Sans Arabic", "fonts/NotoSansArabicUI-Regular.ttf", .optional("Arabic is not drawn.")),
            ("Noto Sans Hebrew", "fonts/NotoSansHebrew-Regular.ttf", .optional("Hebrew is not drawn.")),
            ("Noto Sans Thai", "fonts/NotoSansThaiUI-Regular.ttf", .optional("Thai is not drawn.")),
            (
                "Noto Sans Devanagari", "fonts/NotoSansDevanagariUI-Regular.ttf",
                .optional("Hindi and other Devanagari languages are not drawn.")
            ),
        ]
        for (name, file, need) in files {
            let path = assets.map { $0 + "/" + file }
            findings.append(
                Finding(name: name, place: path.flatMap { isFile($0) ? $0 : nil }, need: need, remedy: setUp))
        }
        findings.append(sandbox(Sandbox.system.cause))
        if let problem = Sandbox.system.filterProblem {
            findings.append(
                Finding(
                    name: "System call filter of the sandbox", place: nil,
                    need: .optional("widgets may start processes, because \(problem)."),
                    remedy: "Use a kernel with seccomp filters, on x86-64 or arm64."))
        }
        if Sandbox.system.cause == nil, !Sandbox.system.endsWithHost {
            findings.append(
                Finding(
                    name: "User namespaces of this program", place: nil,
                    need: .optional("a sandbox that is starting when the program is killed may keep running."),
                    remedy: "Permit user namespaces to this program as well as to bubblewrap."))
        }
        findings.append(weather)
        let vectors = [
            ("SVG images", "rsvg-convert", "librsvg2-bin"), ("PDF images", "pdftocairo", "poppler-utils"),
        ]
        for (name, tool, package) in vectors {
            let place = ["/usr/local/bin/", "/usr/bin/"].map { $0 + tool }.first(where: isFile)
            findings.append(
                Finding(
                    name: "\(name) in asset catalogs", place: place, need: .optional("they are not drawn."),
                    remedy: "apt-get install \(package)"))
        }
        return Examination(findings: findings)
    }

    /// The program that asks weather services, and where their settings are read.
    private static var weather: Finding {
        Finding(
            name: "Weather services",
            place: WeatherProgram.find().map { "\($0.path), with the settings of \(WeatherOption.settingsFile())" },
            need: .optional("there is only sample weather."), remedy: "Run `./dev build`.")
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
