import ArgumentParser
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import Painter
import Subprocesses
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// `tessera gallery`: writes the widget gallery as a static page.
package struct GalleryCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write the widget gallery as a static page with pictures.",
        usage: "tessera gallery <path> [<options>]",
        discussion: """
            Shows every widget in every size that the Home Screen accepts, with its name and description, like the \
            gallery of an iPhone: from the provider's snapshot, or from its placeholder when the snapshot takes too \
            long. The Live Activities, on the Lock Screen and in the Dynamic Island, and the controls follow below.

            The widget runs sandboxed, as it does with `tessera preview`.
            """)

    @Argument(help: ProjectOptions.pathHelp)
    var path: String

    @Option(help: ArgumentHelp("Folder for the page; created if needed.", valueName: "dir"))
    var out: String = "out"

    @Option(help: ArgumentHelp("Device name or screen size.", valueName: "device"))
    var device: String = "iPhone 16"

    @Option(help: ArgumentHelp("Language and region.", valueName: "id"), transform: LocaleName.init)
    var locale: LocaleName = .standard

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @OptionGroup(title: "Your own fonts and symbols")
    var own: OwnFileOptions

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    package init() {}

    package func validate() throws {
        _ = try DeviceCatalog.device(named: device)
        try answers.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        let source = try WidgetChoice(command: "gallery", taking: .one, options: project, terminal: terminal)
            .source(of: path)
        let built = try source.build(confinement, terminal)
        let own = try own.opened(terminal)
        let folder = try OutputFolder(creating: out)
        defer { folder.removeUnused() }
        let command = self
        let result: Result<[GalleryPage.App], CommandFailure> = Waiting.result(
            of: { () async throws(CommandFailure) in
                try await command.draw(built, of: source, into: folder, own, confinement)
            }
        )
        let apps = try result.get()
        let page = GalleryPage(apps: apps, locale: locale.identifier)
        try folder.write(Array(page.html.utf8), to: "index.html")
        let pictures = apps.flatMap { $0.kinds + $0.activities + $0.controls }.flatMap(\.sizes).count
        terminal.say("\(pictures) size\(pictures == 1 ? "" : "s") → \(out)/index.html")
    }

    private func draw(
        _ built: BuiltExtension, of source: WidgetSource, into folder: OutputFolder, _ own: OwnFiles,
        _ confinement: SandboxMode
    ) async throws(CommandFailure) -> [GalleryPage.App] {
        let environment = HostEnvironment(
            device: device, layoutDirection: locale.layoutDirection, locale: locale.identifier)
        let host = WidgetHost(
            clock: SystemClock(), store: MemoryStore(),
            state: HostState(environment: environment, settings: answers.settings))
        await host.start()
        let gateway = ProcessPool(
            built,
            options: LaunchOptions(
                timeLimit: answers.seconds, confinement: confinement, locale: locale.identifier,
                fontFolder: own.fontFolder, symbolFolder: own.symbolFolder))
        do throws(HostError) {
            try await host.install(ExtensionID(built.name), name: built.name, gateway: gateway)
        } catch {
            throw CommandFailure(.widget, "\(built.name): \(error.description).")
        }
        var apps: [GalleryPage.App] = []
        for app in await host.gallery(for: .homeScreen).apps {
            var kinds: [GalleryPage.Kind] = []
            for group in app.groups {
                kinds.append(try await draw(group, of: app, from: host, into: folder))
            }
            let extras = GalleryExtras(host: host, app: app, folder: folder)
            let (activities, controls) = (try await extras.activities(), try await extras.controls())
            // A picture that was abandoned is not one that cannot be drawn.
            if Interruption.isRequested {
                throw CommandFailure(.interrupted, "Interrupted: the gallery is not complete.")
            }
            apps.append(
                GalleryPage.App(
                    name: app.name, icon: try icon(of: source, into: folder), kinds: kinds, activities: activities,
                    controls: controls))
        }
        await host.stop()
        return apps
    }

    private func icon(of source: WidgetSource, into folder: OutputFolder) throws(CommandFailure) -> String? {
        guard let bytes = (try? WidgetFolder(at: source))?.appIcon else { return nil }
        try folder.write(bytes, to: "icon.png")
        return "icon.png"
    }

    private func draw(
        _ group: Gallery.Group, of app: Gallery.App, from host: WidgetHost, into folder: OutputFolder
    ) async throws(CommandFailure) -> GalleryPage.Kind {
        var kind = GalleryPage.Kind(name: group.displayName, description: group.description, sizes: [])
        for family in group.families {
            var size = GalleryPage.Size(name: family.rawValue)
            for scheme in ColorScheme.allCases {
                let preview: GalleryPreview
                do throws(HostError) {
                    preview = try await host.galleryPreview(
                        of: app.id, kind: group.kind, family: family, overrides: .init(colorScheme: scheme))
                } catch {
                    throw CommandFailure(.widget, "\(group.kind): \(error.description).")
                }
                size.note = preview.source == .snapshot ? size.note : preview.reason
                guard let tree = preview.tree else { continue }
                let name = PictureName.safe("\(group.kind)-\(family.rawValue)-\(scheme.rawValue)") + ".png"
                let bytes: [UInt8]
                do throws(PaintFailure) {
                    let options = Painter.Options(appearance: scheme == .dark ? .dark : .light)
                    let painting = try Painter().paint(tree, options: options, interruption: Interruption.drawing)
                    bytes = try PNGEncoder.encode(
                        painting.bitmap, tier: .small, interruption: Interruption.drawing)
                } catch {
                    throw error.commandFailure(about: name)
                }
                try folder.write(bytes, to: name)
                size.width = tree.size.width
                size.height = tree.size.height
                if scheme == .light { size.light = name } else { size.dark = name }
            }
            kind.sizes.append(size)
        }
        return kind
    }
}
