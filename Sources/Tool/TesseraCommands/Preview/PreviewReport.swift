import ExtensionProcess
import ExtensionProtocol
import PreviewServer
import Synchronization
import WidgetCompiler
import WidgetHost

/// Prints to the terminal of a running preview what its page shows as well: builds, crashes, and what widgets print.
///
/// 1. The first build of an extension says how long it took. Later ones follow a saved file.
/// 2. A build that fails prints its first errors as a compiler does, so that an editor's terminal links them.
/// 3. An interrupted build says nothing: the user ended the preview.
final class PreviewReport: Sendable {
    private struct Builds {
        var began: [ExtensionID: Double] = [:]
        var installed: Set<ExtensionID> = []
    }

    private let terminal: Terminal
    private let builds = Mutex(Builds())

    init(terminal: Terminal) {
        self.terminal = terminal
    }

    @Sendable
    func note(_ product: BuildCoordinator.Product, _ stage: BuildCoordinator.Stage) {
        switch stage {
        case .began:
            builds.withLock { $0.began[product.id] = MonotonicClock.now }
            terminal.show("Building \(product.name)…")
        case .installed:
            let (seconds, isFirst) = builds.withLock { builds in
                (Self.seconds(since: builds.began[product.id]), builds.installed.insert(product.id).inserted)
            }
            terminal.say(
                isFirst
                    ? "\(product.name) is on the device (\(seconds))." : "\(product.name) was built again (\(seconds))."
            )
        case .failed(let messages):
            let errors = messages.filter { $0.severity == .error }
            for error in errors.prefix(CommandFailure.shownErrors) { terminal.say(error.description) }
            let count = "\(errors.count) error\(errors.count == 1 ? "" : "s")"
            let isInstalled = builds.withLock { $0.installed.contains(product.id) }
            terminal.say(
                "\(product.name) does not build: \(count). "
                    + (isInstalled ? "The device keeps the last build that works." : "The page shows why."))
        case .interrupted:
            terminal.clearLine()
        }
    }

    /// Prints what widgets print and why their processes end, until the task is canceled.
    func follow(_ host: WidgetHost) async {
        for await update in await host.updates() {
            guard case .log(let line) = update else { continue }
            switch line.event {
            case .output, .processEnded, .intentFailed, .failed:
                let name = line.extensionID?.name ?? "device"
                for text in line.text.split(separator: "\n") { terminal.say("\(name): \(text)") }
            default: continue
            }
        }
    }

    private static func seconds(since start: Double?) -> String {
        duration((MonotonicClock.now - (start ?? MonotonicClock.now)) * 1000)
    }
}
