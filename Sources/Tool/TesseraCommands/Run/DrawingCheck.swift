import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import RenderModel
import Subprocesses
import Typesetter
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// The results of laying out everything that an extension has, once.
package struct DrawingRecord: Hashable, Sendable {
    package enum Subject: String, Hashable, Sendable { case widget, liveActivity, control }

    package enum Outcome: Hashable, Sendable {
        case drawn
        /// It was laid out and is empty.
        case empty
        /// The provider returns no entry; an iPhone shows the placeholder, which can be laid out.
        case waiting(String)
        case failed(String)
    }

    package struct Place: Hashable, Sendable {
        /// The name of a family, of a presentation and its side, or of a size.
        package var name: String
        package var outcome: Outcome
    }

    package struct Item: Hashable, Sendable {
        package var subject: Subject
        package var name: String
        package var places: [Place]
        /// A remark about the values that are shown.
        package var note: String?
    }

    package enum Failure: Hashable, Sendable {
        /// Nothing can be started, for instance because the folder is only a part of an extension.
        case notBuilt(String)
        /// Neither the whole extension nor a part of it with something to draw compiles.
        case notCompiled(String)
        case notStarted(String)

        package var message: String {
            switch self {
            case .notBuilt(let message), .notCompiled(let message): message
            case .notStarted(let reason): "The extension does not start: \(reason)."
            }
        }
    }

    package var items: [Item]
    /// The parts that are omitted from the build because they need something unavailable.
    package var omissions: [Omission] = []
    /// The reason that nothing could be drawn at all.
    package var failure: Failure?

    /// Whether code of the extension crashed, hung or broke a limit.
    package var crashes: Bool {
        if case .notStarted = failure { return true }
        return items.contains { item in
            item.places.contains { if case .failed = $0.outcome { true } else { false } }
        }
    }
}

/// Starts an extension and lays out each widget in each family, each Live Activity in each presentation of an iPhone
/// and each control in each size, with the values that a picture would have. After a crash the widget is started again
/// for the next item.
struct DrawingCheck {
    private let session: ExtensionProcess
    private let device: Device
    private let platform: OperatingSystem
    private let timeLimit: Double
    // A provider that times out for one family does so for all; one that crashes may do so for one family only.
    private var late = ProviderTimeouts(limit: 1, crashLimit: .max)

    private init(
        _ session: ExtensionProcess, device: Device, platform: OperatingSystem, timeLimit: Double
    ) {
        self.session = session
        self.device = device
        self.platform = platform
        self.timeLimit = timeLimit
    }

    /// - Parameters:
    ///   - timeLimit: The time limit for a response, in seconds.
    ///   - confinement: The permissions of the widget's code.
    static func record(
        of folder: WidgetFolder, _ builder: WidgetBuilder, on platform: OperatingSystem,
        timeLimit: Double, confinement: SandboxMode
    ) -> DrawingRecord {
        do throws(BuildError) {
            let build = try builder.build(folder)
            let session = ExtensionProcess(
                build.product,
                options: LaunchOptions(
                    timeLimit: timeLimit, confinement: confinement, assetFolder: AssetsFolder.locate()))
            var check = Self(session, device: try device(for: platform), platform: platform, timeLimit: timeLimit)
            var record = check.record()
            record.omissions = build.omissions
            return record
        } catch {
            let message = error.commandFailure().message
            if case .compile = error { return DrawingRecord(items: [], failure: .notCompiled(message)) }
            return DrawingRecord(items: [], failure: .notBuilt(message))
        }
    }

    /// The standard device of a system.
    private static func device(for system: OperatingSystem) throws(BuildError) -> Device {
        let wanted = system.usualPlatform
        let usual = (try? DeviceCatalog.device(named: wanted == .iPhone ? "393x852" : PlaceChoice()[wanted]))
        return usual ?? Device(name: "393x852", screen: DeviceCatalog.phoneScreens[0], scale: 3)
    }

    private mutating func record() -> DrawingRecord {
        let description: ExtensionDescription
        do throws(ExtensionError) {
            description = try session.answer(to: DescribeRequest(locale: session.options.locale))
        } catch {
            return DrawingRecord(items: [], failure: .notStarted(error.description))
        }
        var items: [DrawingRecord.Item] = []
        for widget in description.widgets { items.append(item(of: widget)) }
        items += description.activities.map(item)
        for control in description.controls { items.append(item(of: control)) }
        return DrawingRecord(items: items)
    }

    // MARK: Widgets

    private mutating func item(of widget: WidgetDescription) -> DrawingRecord.Item {
        let families = Family.allCases.filter { family in
            widget.families.contains(family)
        }
        let places = families.compactMap { family -> DrawingRecord.Place? in
            // A family that the system's standard device does not have is not checked.
            guard let place = try? WidgetPlace(device: device, family: family),
                let traits = try? place.traits(under: Setting())
            else { return nil }
            var environment = WidgetEnvironment(
                platform: platform, family: .systemSmall, canvasSize: .zero, displayScale: device.scale)
            environment.set(place)
            environment.set(traits)
            return drawn(
                family.shortName,
                EntriesRequest(kind: widget.kind, purpose: .timeline, environment: environment))
        }
        return DrawingRecord.Item(subject: .widget, name: widget.kind, places: places)
    }

    // MARK: Live Activities

    private func item(of activity: ActivityDescription) -> DrawingRecord.Item {
        let environment = HostEnvironment(device: device.name)
        let request = ActivityRequest(attributes: activity.attributes)
        var note: String?
        var places: [DrawingRecord.Place] = []
        for presentation in [ActivityPresentation.lockScreen, .compact, .minimal, .expanded] {
            guard let seat = environment.activityEnvironment(presentation, on: device) else { continue }
            do throws(ExtensionError) {
                let reply = try session.answer(to: request)
                defer { session.release([reply.token]) }
                if reply.origin == .samples {
                    note = "shown with sample values; a #Preview with contentStates defines others"
                }
                let trees = try session.answer(to: RenderRequest(token: reply.token, environments: [seat]))
                guard let tree = trees.first else { continue }
                places += self.places(presentation, in: tree)
            } catch {
                places.append(.init(name: presentation.shortName, outcome: .failed(error.description)))
            }
        }
        return DrawingRecord.Item(subject: .liveActivity, name: activity.kind, places: places, note: note)
    }

    /// The compact island has two sides, each of which may be empty.
    private func places(_ presentation: ActivityPresentation, in tree: RenderTree) -> [DrawingRecord.Place] {
        let camera = tree.root.frame(ofNode: "dynamic-island-camera")
        // The island's own shapes have its full height; content has margins above and below.
        let isIsland = presentation.isInIsland
        let leaves = tree.root.leafFrames(where: { node in
            if isIsland, case .shape = node.content { node.frame.height < tree.size.height - 1 } else { true }
        })
        guard presentation == .compact, let camera else {
            return [.init(name: presentation.shortName, outcome: leaves.isEmpty ? .empty : .drawn)]
        }
        let sides = [
            ("compact leading", leaves.contains { $0.midX < camera.midX }),
            ("compact trailing", leaves.contains { $0.midX > camera.midX }),
        ]
        return sides.map { .init(name: $0.0, outcome: $0.1 ? .drawn : .empty) }
    }

    // MARK: Controls

    private mutating func item(of control: ControlDescription) -> DrawingRecord.Item {
        let places = ControlSize.allCases.compactMap { size -> DrawingRecord.Place? in
            guard let placement = try? ControlPlacement(device: device, size: size) else { return nil }
            var environment = WidgetEnvironment(
                family: .systemSmall, canvasSize: .zero, displayScale: device.scale)
            environment.set(placement)
            let request = EntriesRequest(kind: control.kind, purpose: .timeline, environment: environment)
            // The background plate is always drawn and does not count.
            return drawn(size.rawValue, request, where: { node, canvas in node.frame.size != canvas })
        }
        return DrawingRecord.Item(
            subject: .control, name: control.kind, places: places,
            note: control.form == .toggle ? "a toggle" : "a button")
    }

    /// - Parameter counts: Whether a node, on a canvas of the given size, is part of the source's own content.
    private mutating func drawn(
        _ name: String, _ request: EntriesRequest,
        where counts: (RenderNode, CGSize) -> Bool = { _, _ in true }
    ) -> DrawingRecord.Place {
        let session = session
        do throws(ExtensionError) {
            let (trees, lateness) = try late.answer(to: request, timeLimit: timeLimit) {
                (request) throws(ExtensionError) -> [RenderTree] in
                let entries = try session.answer(to: request)
                defer { session.release([entries.token]) }
                return try session.answer(to: RenderRequest(token: entries.token, environments: [request.environment]))
            }
            switch lateness {
            case .crashed(let reason): return .init(name: name, outcome: .failed(reason))
            case let lateness?: return .init(name: name, outcome: .waiting(lateness.reason))
            case nil: break
            }
            let tree = trees.first
            let isEmpty = tree.map { tree in tree.root.leafFrames { counts($0, tree.size) }.isEmpty } ?? true
            return .init(name: name, outcome: isEmpty ? .empty : .drawn)
        } catch {
            return .init(name: name, outcome: .failed(error.description))
        }
    }
}

extension ActivityPresentation {
    fileprivate var shortName: String {
        switch self {
        case .lockScreen: "Lock Screen"
        case .compact: "compact"
        case .minimal: "minimal"
        case .minimalAttached: "minimal, attached"
        case .expanded: "expanded"
        case .banner: "banner"
        case .standBy: "StandBy"
        case .smartStack: "Smart Stack"
        }
    }
}

extension RenderNode {
    /// The frame of the node with an identifier, unless a transform applies to it.
    fileprivate func frame(ofNode identifier: String) -> CGRect? {
        if semantics?.identifier == identifier { return frame }
        return children.lazy.compactMap { $0.frame(ofNode: identifier) }.first
    }

    /// The frames of text, symbols, images and shapes below the node, except for empty ones.
    fileprivate func leafFrames(where counts: (RenderNode) -> Bool = { _ in true }) -> [CGRect] {
        switch content {
        case .text, .symbol, .image, .shape:
            frame.width > 0 && frame.height > 0 && counts(self) ? [frame] : []
        default: children.flatMap { $0.leafFrames(where: counts) }
        }
    }
}
