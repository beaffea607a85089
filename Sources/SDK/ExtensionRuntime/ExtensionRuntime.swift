import CoreLocation
import ExtensionProtocol
import Foundation
import FoundationSupplement
import Glibc
import ProcessLauncher
import RenderModel
import SwiftUI
import Typesetter
import WidgetKit

/// Found by name from `WidgetExtensionEntry`, which is below this module.
@_cdecl("tessera_install_extension_runtime")
public func installExtensionRuntime() {
    MainActor.assumeIsolated {
        let bundle = ExtensionRuntime.openBundle()
        WidgetExtensionEntry.handler = { definitions in
            ExtensionRuntime.run(definitions, bundle)
        }
    }
}

/// The body of a widget extension's process.
///
/// 1. The host passed the process a socket, a large stack for the main thread, and folders in environment variables.
/// 2. Requests are read and served one at a time on the main thread, because views are main-actor code.
/// 3. When the host closes the socket, the process exits.
///
/// Errors in the widget's code are not caught here: a trap ends the process and the host reports it.
@MainActor
enum ExtensionRuntime {
    /// Bytes of stack for the threads on which providers run. Otherwise each would get the main thread's large size,
    /// which counts against the memory limit.
    private static let threadStack: UInt64 = 8 << 20

    /// The extension's bundle, with its translations, fonts and app groups ready for the widget's code.
    static func openBundle() -> ExtensionBundle {
        let environment = ProcessInfo.processInfo.environment
        let bundle = ExtensionBundle(folder: environment[LaunchVariable.resources.rawValue])
        RunningBundle.resources = bundle
        bundle.installTranslations()
        bundle.registerFonts()
        do throws(OwnFontsProblem) {
            if let folder = environment[LaunchVariable.fonts.rawValue] { try bundle.useFonts(in: folder) }
        } catch {
            leave(error.description, code: EX_CONFIG)
        }
        bundle.grantAppGroups(in: environment[LaunchVariable.groupContainers.rawValue])
        return bundle
    }

    static func run(_ definitions: [any WidgetDefinition], _ bundle: ExtensionBundle) {
        let channel = MessageChannel(descriptor: MessageChannel.extensionDescriptor)
        pl_prepare_extension(threadStack, isSocket(channel.descriptor) ? channel.descriptor : -1)
        guard isSocket(channel.descriptor) else {
            leave("This is a widget extension. Show it with: tessera render FOLDER", code: EX_USAGE)
        }
        let settings: LaunchSettings
        do throws(UnknownLaunchValue) {
            settings = try LaunchSettings(ProcessInfo.processInfo.environment)
        } catch {
            leave(error.description, code: EX_CONFIG)
        }
        DevicePlace.current.move(
            to: settings.location.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) })
        var server = RequestServer(
            definitions.map { definition in
                guard let widget = definition as? WidgetDescriptor else { return definition }
                return widget.completed(on: settings.system)
            }, bundle: bundle, containerBackground: settings.containerBackground)
        while true {
            do {
                let (request, number) = try channel.receive(ExtensionRequest.self)
                let reply = server.reply(to: request)
                AppGroups.current.saveDefaults()
                try channel.send(reply, number: number)
                if reply == .goodbye { exit(EXIT_SUCCESS) }
            } catch {
                switch error {
                case .closed: exit(EXIT_SUCCESS)
                case .tooLarge(let bytes, let allowed):
                    leave("The widget's reply of \(bytes) bytes exceeds the limit of \(allowed).", code: EX_DATAERR)
                default: leave("The host's message cannot be read: \(error)", code: EX_PROTOCOL)
                }
            }
        }
    }

    private static func isSocket(_ descriptor: Int32) -> Bool {
        var information = stat()
        return fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFSOCK
    }

    private static func leave(_ message: String, code: Int32) -> Never {
        let text = Array((message + "\n").utf8)
        _ = write(STDERR_FILENO, text, text.count)
        exit(code)
    }
}
