import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import WidgetCompiler

/// The target and configuration to use when a path is a project.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Widget extension target. Default: the only one, all, or a choice at a prompt.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp("Build configuration of the project. Default: the debug configuration.", valueName: "name"))
    var configuration: String?

    /// The help of the path of a command that takes one.
    static var pathHelp: ArgumentHelp {
        ArgumentHelp(
            "A project, the folder of a widget extension, or a folder that contains projects.", valueName: "path")
    }

    /// The help of the paths of a command that takes several.
    static var pathsHelp: ArgumentHelp {
        ArgumentHelp("Projects, folders of widget extensions, or folders that contain projects.", valueName: "path")
    }

    /// The description of paths in the help of every command.
    static let paths = """
        A path is a folder of an extension's sources, a project (App.xcodeproj, App.xcworkspace, project.yml), or any \
        folder that contains projects, such as a repository. The widget extensions of a project are compiled as their \
        targets describe; a folder of sources is compiled as a debug build, so that `#if DEBUG` holds. If no project \
        contains an extension, the folders that contain the sources of one are used.
        """

    /// The devices among `devices` whose platforms the project's target supports, or the standard device of its first
    /// platform if there is none. Used when the user names neither devices nor platforms.
    func devices(of sources: [WidgetSource], among devices: [Device], read cache: inout SourceCache) -> [Device] {
        var folders: [WidgetFolder] = []
        for source in sources {
            // The build reports problems with the path.
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
