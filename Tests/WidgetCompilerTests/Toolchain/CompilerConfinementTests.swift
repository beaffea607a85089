import Foundation
import HostTestSupport
import Subprocesses
import TestSupport
import Testing
import XcodeProject

@testable import WidgetCompiler

/// Compilers read what strangers wrote, which names further files to read.
@Suite(
    "Confinement of compilers",
    .enabled(if: Sandbox.system.unavailability == nil, "this machine allows no sandbox"))
struct CompilerConfinementTests {
    private static let secret = "the-secret-of-this-user"

    private let folder: TemporaryFolder
    private let outside: String

    init() throws {
        folder = try TemporaryFolder()
        outside = try folder.write(
            "static inline const char *found(void) { return \"\(Self.secret)\"; }\n", to: "Outside/secret.h")
        try folder.write("public let own = 1\n", to: "Project/Own.swift")
    }

    // MARK: A script in the compiler's place

    private func options(_ confinement: BuildConfinement, compiler: String? = nil) -> BuildOptions {
        var options = BuildOptions(
            cacheFolder: folder.path + "/cache", compiler: compiler, timeLimit: .ample, packageTrust: .confined)
        options.confinement = confinement
        return options
    }

    private func run(
        _ script: String, _ confinement: BuildConfinement = .required
    ) throws -> ChildProcess.Finished {
        // The toolchain that it belongs to is asked for beforehand.
        let compiler = try folder.script("[ \"$1\" != -print-target-info ] || exit 1\n" + script)
        let builder = WidgetBuilder(
            sdk: SDKLocation(folder: folder.path + "/SDK"), options: options(confinement, compiler: compiler))
        let work = try builder.makeFolder(folder.path + "/work")
        return try builder.finished(
            ToolchainCall(
                program: compiler, arguments: [], folder: work,
                readable: ReadablePaths(files: [folder.path + "/Project/Own.swift"])))
    }

    /// What a compiler can do beyond its work.
    private var probes: String {
        """
        can() { if "${@:2}" > /dev/null 2>&1; then echo "$1"; fi; }
        can own cat '\(folder.path)/Project/Own.swift'
        can temporary touch "$TMPDIR/file"
        can work touch product
        can outside cat '\(outside)'
        can home ls '\(NSHomeDirectory())'
        can history cat '\(folder.path)/Project/.git/config'
        can source touch '\(folder.path)/Project/Other.swift'
        can kernel test -w /proc/sys/kernel/printk_ratelimit
        can variable test "$HOME" = '\(NSHomeDirectory())'
        can network grep -v -e '|' -e face -e lo: /proc/net/dev
        """
    }

    @Test("S-RUN-12: It reads its sources, writes its products, and has nothing else of the user")
    func permissions() throws {
        try folder.write("password", to: "Project/.git/config")
        let allowed = try run(probes).output.split(separator: "\n")
        #expect(allowed == ["own", "temporary", "work"])
        let trusted = try run(probes, .none).output.split(separator: "\n")
        #expect(trusted.starts(with: ["own", "temporary", "work", "outside"]))
    }

    @Test("S-LIFE-5: What it starts ends with it")
    func daemon() throws {
        let mark = "\(Int.random(in: 100_000_000...999_999_999))"
        let finished = try run("setsid sleep \(mark) < /dev/null > /dev/null 2>&1 &\necho started")
        #expect(finished.output == "started\n")
        for id in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(id) != nil {
            let command = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
            #expect(command.firstRange(of: Data("sleep\0\(mark)".utf8)) == nil)
        }
    }

    @Test("The processor time of the programs that it starts is counted")
    func processorTime() throws {
        let finished = try run(
            """
            TIMEFORMAT=%U
            time (for ((i = 0; i < 200000; i++)); do :; done)
            """)
        let spent = try #require(Double(finished.output.split(separator: "\n").last ?? ""))
        #expect(finished.processorTime >= spent)
    }

    @Test("S-LIMIT-30: A file that it writes has a limited size")
    func fileSize() throws {
        #expect(try !run("dd if=/dev/zero of=product bs=1M seek=2047 count=1").hasSucceeded)
    }

    @Test("S-RUN-16: Without a sandbox it runs only if the caller allows it")
    func missingSandbox() throws {
        let missing = Sandbox(program: nil)
        let reason = try #require(missing.unavailability)
        #expect(throws: SandboxMissing(reason: reason)) { try options(.required).sandbox(missing) }
        #expect(try options(.whereSupported).sandbox(missing) == nil)
        #expect(try options(.none).sandbox() == nil)
        var trusted = options(.required)
        trusted.packageTrust = .trusted
        #expect(try trusted.sandbox() == nil)
    }

    @Test("The locks of killed compilers are removed unless another compiler may hold them")
    func abandonedLocks() throws {
        let modules = ModuleCache(in: folder.path + "/cache").path.dropFirst(folder.path.count + 1)
        let lock = try folder.write("widget 1", to: "\(modules)/ABCD/SwiftShims-EFGH.pcm.lock")
        var other = FolderLock(folder.path + "/cache/modules", .shared)
        _ = try run("exit 0")
        #expect(FileManager.default.fileExists(atPath: lock))
        withExtendedLifetime(other) {}
        other = nil
        _ = try run("exit 0")
        #expect(!FileManager.default.fileExists(atPath: lock))
    }

    // MARK: Modules in C

    /// Ways in which a package can embed a file, with the Swift code that uses it.
    enum Hostility: String, CaseIterable, CustomTestStringConvertible {
        case assembler, include, inlineAssembler, embeddedFile, moduleMap

        var testDescription: String { rawValue }

        fileprivate func write(to folder: TemporaryFolder, naming file: String) throws {
            var source = "int seeds(void) { return 1; }\n"
            var header = "int seeds(void);\n"
            switch self {
            case .assembler: source += "__asm__(\".incbin \\\"\(file)\\\"\");\n"
            case .include: source += "#include \"\(file)\"\nconst char *use(void) { return found(); }\n"
            case .inlineAssembler:
                header += """
                    static inline int found(void) {
                        __asm__(".pushsection .rodata\\n.incbin \\"\(file)\\"\\n.popsection");
                        return 1;
                    }

                    """
            case .embeddedFile:
                header += """
                    static const unsigned char content[] = {
                    #embed "\(file)"
                    };
                    static inline int found(void) { return content[sizeof(content) / 2]; }

                    """
            case .moduleMap:
                try folder.write(
                    "module Seeds {\n    header \"Seeds.h\"\n    header \"\(file)\"\n    export *\n}\n",
                    to: "Package/Seeds/include/module.modulemap")
            }
            try folder.write(source, to: "Package/Seeds/seeds.c")
            try folder.write(header, to: "Package/Seeds/include/Seeds.h")
        }

        /// The Swift compiler ignores errors in assembler.
        fileprivate var isReported: Bool { self != .inlineAssembler }

        fileprivate var use: String {
            switch self {
            case .assembler, .include: "seeds()"
            case .inlineAssembler, .embeddedFile, .moduleMap: "found()"
            }
        }
    }

    /// Builds a package with a C module and a Swift module that uses it.
    private func build(_ hostility: Hostility, _ confinement: BuildConfinement) throws -> [BuiltModule] {
        try hostility.write(to: folder, naming: outside)
        let package = folder.path + "/Package"
        let boundary = ProjectBoundary(only: package)
        let members = try FolderContent.members(below: package + "/Seeds", within: nil)
        let reading = CTarget.read("Seeds", [:], members: members, in: package + "/Seeds", of: boundary)
        guard case .target(let target) = reading else { throw CancellationError() }
        let own = try folder.write(
            "import Seeds\npublic func use() { _ = \(hostility.use) }\n", to: "Package/Plant/Plant.swift")
        try folder.write("import Plant\n", to: "Widget/Widget.swift")
        var content = WidgetFolder(path: package + "/Plant", name: "Plant")
        content.addMember(own)
        var widget = try WidgetFolder(at: folder.path + "/Widget")
        widget.libraries = [
            LibraryModule(
                name: "Seeds", content: WidgetFolder(path: package + "/Seeds", name: "Seeds"), cTarget: target),
            LibraryModule(name: "Plant", content: content),
        ]
        let builder = WidgetBuilder(
            sdk: SDKLocation(folder: folder.path + "/SDK"), options: options(confinement))
        let sources = try PreparedSources(widget, platform: .iOS, role: .fragment)
        return try builder.build(builder.moduleGraph(of: widget, sources, sdk: builder.sdk, toolchain: nil))
    }

    /// Whether a file of the build cache contains the secret.
    private func holdsSecret() throws -> Bool {
        let cache = folder.path + "/cache"
        let secret = Data(Self.secret.utf8)
        return try FileManager.default.subpathsOfDirectory(atPath: cache).contains { name in
            FileManager.default.contents(atPath: cache + "/" + name)?.firstRange(of: secret) != nil
        }
    }

    @Test("S-RUN-12: A package cannot embed a file from outside of it", arguments: Hostility.allCases)
    func embedding(hostility: Hostility) throws {
        var messages: [CompilerMessage] = []
        do {
            _ = try build(hostility, .required)
        } catch BuildError.compile(let errors) {
            messages = errors
        }
        let isExplained = messages.contains {
            $0.message.contains("it exists, but the compiler may read only files of the project")
        }
        #expect(isExplained == hostility.isReported, "\(messages)")
        #expect(try !holdsSecret())
    }

    @Test(
        "S-RUN-25: A header of a package with the name of a system's header changes the system's modules of no other build"
    )
    func shadowingHeader() throws {
        try folder.write("int seeds(void) { return 1; }\n", to: "Package/Seeds/seeds.c")
        try folder.write("int seeds(void);\n", to: "Package/Seeds/include/Seeds.h")
        try folder.write(
            "#include_next <unistd.h>\nstatic inline int \(Self.shadow)(void) { return 1; }\n",
            to: "Package/Seeds/include/unistd.h")
        try folder.write(
            "module Seeds {\n    header \"Seeds.h\"\n    export *\n}\n",
            to: "Package/Seeds/include/module.modulemap")
        let headers = folder.path + "/Package/Seeds/include"
        let builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path + "/SDK"), options: options(.required))
        let seeds = BuiltModule(
            name: "Seeds",
            flags: ["-Xcc", "-fmodule-map-file=\(headers)/module.modulemap", "-Xcc", "-I\(headers)"], objects: [],
            digest: "seeds", headers: headers, readable: [headers], usedModules: [])
        try folder.write("import Seeds\nimport Glibc\nlet parent = getppid()\n", to: "Widget/Widget.swift")
        let sources = try PreparedSources(
            try WidgetFolder(at: folder.path + "/Widget"), platform: .iOS, role: .fragment)
        for confinement in [BuildConfinement.required, .none] {
            var own = builder
            own.options = options(confinement)
            let invocation = CompilerInvocation(
                sources: sources, sdk: own.sdk, options: own.options, modules: [seeds])
            let work = try own.makeFolder(folder.path + "/work")
            let (output, ending) = try own.run(
                own.options.compiler, invocation.arguments(scratch: work) + ["-typecheck"], in: work,
                reading: invocation.readable)
            #expect(ending == .exited(code: 0), "\(output)")
            let isTrusted = confinement == .none
            let cache = own.options.cacheFolder
            #expect(try holdsShadow(ModuleCache(in: cache, headers: [headers], isTrusted: isTrusted).path))
            #expect(try !holdsShadow(ModuleCache(in: cache, isTrusted: isTrusted).path))
        }
    }

    private static let shadow = "the_shadow_of_unistd"

    /// Whether a module in the folder has the declaration of the shadowing header.
    private func holdsShadow(_ folder: String) throws -> Bool {
        guard FileManager.default.fileExists(atPath: folder) else { return false }
        return try FileManager.default.subpathsOfDirectory(atPath: folder).contains { name in
            name.hasSuffix(".pcm")
                && FileManager.default.contents(atPath: folder + "/" + name)?
                    .firstRange(of: Data(Self.shadow.utf8)) != nil
        }
    }

    @Test("S-RUN-15: A trusted package embeds any file, and its products are not used when it is no longer trusted")
    func trusted() throws {
        for hostility in Hostility.allCases {
            let test = try CompilerConfinementTests()
            #expect(try test.build(hostility, .none).count == 2)
            #expect(try test.holdsSecret(), "\(hostility)")
            guard hostility.isReported else { continue }
            #expect(throws: BuildError.self) { try test.build(hostility, .required) }
        }
    }
}
