import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import WidgetCompiler

/// What to take of a path that is a project.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Widget extension target. Default: the only one, or all, or the one that is asked for.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp("Build configuration of the project. Default: the one for debugging.", valueName: "name"))
    var configuration: String?

    /// What every command says of its paths.
    static let paths = """
        A path is the folder of an extension's sources, a project (App.xcodeproj, App.xcworkspace, project.yml), or \
        any folder with projects in it or below it, such as a repository. Of projects the widget extensions are taken as \
        their targets describe them; a folder of sources is compiled as Xcode's projects are for debugging, so that \
        `#if DEBUG` holds. Where no project has an extension, the folders that hold the sources of one are taken.
        """

    /// The devices among `devices` for whose platforms the project's target is; the usual one of its first platform
    /// when there is none. To be asked when a person named neither devices nor platforms.
    func devices(of sources: [WidgetSource], among devices: [Device], read cache: inout SourceCache) -> [Device] {
        var folders: [WidgetFolder] = []
        for source in sources {
            // What is wrong with a path is reported when it is built.
            if let folder = try? cache.folder(at: source) { folders.append(folder) }
        }
        let systems = Set(folders.flatMap(\.platforms))
        guard let first = folders.first(where: { !$0.platforms.isEmpty })?.firstPlatform else { return devices }
        let own = devices.filter { systems.contains($0.platform.system) }
        return own.isEmpty ? DeviceArgument.devices([], on: [first.usualPlatform]) : own
    }

    func source(_ path: String) -> WidgetSource {
        WidgetSource(path, target: target, configuration: configuration)
    }
}
