import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Synchronization
import WidgetHost

/// Draws the displayed place, and keeps the places that were displayed last, because people switch back and forth.
final class SceneCache: Sendable {
    private enum Subject: Hashable, Sendable {
        case place(SceneRequest, members: [InstanceID])
        case home(SceneRequest, HomePages)
    }

    /// Places to keep: the appearances of a place in two sizes of text.
    private static let limit = 8
    /// The place that was displayed last comes last.
    private let latest = Mutex<[(subject: Subject, scene: PageScene)]>([])

    func scene(_ request: SceneRequest, members: [InstanceID]) -> PageScene {
        drawn(.place(request, members: members)) { PageScene(request, members: members) }
    }

    /// The iPhone's Home Screen.
    func home(_ request: SceneRequest, pages: HomePages) -> PageScene {
        var request = request
        // The page itself shows the time.
        request.moment = .example
        return drawn(.home(request, pages)) { PageScene(home: request, pages: pages) }
    }

    private func drawn(_ subject: Subject, _ draw: () -> PageScene) -> PageScene {
        let known = latest.withLock { $0.first { $0.subject == subject }?.scene }
        let scene = known ?? draw()
        latest.withLock { latest in
            latest.removeAll { $0.subject == subject }
            latest.append((subject, scene))
            if latest.count > Self.limit { latest.removeFirst() }
        }
        return scene
    }
}

extension PageScene {
    /// The place without any widgets.
    init(empty request: SceneRequest, kind: Kind) {
        self.init(
            kind: kind, platform: request.device.platform.rawValue, context: request.context.rawValue,
            name: request.context.title, width: request.device.screen.size.width,
            height: request.device.screen.size.height,
            isDark: request.setting.appearance == .dark || request.setting.appearance.kind == .tinted, backdrop: [],
            foreground: [], slots: [])
    }

    init(_ request: SceneRequest, members: [InstanceID]) {
        self.init(empty: request, kind: .place)
        do throws(SceneRejection) {
            let scene = try Scene(request)
            width = Double(scene.size.width)
            height = Double(scene.size.height)
            backdrop = PageScene.layers(of: scene.backdrop, prefix: "sb")
            foreground = PageScene.layers(of: scene.foreground, prefix: "sf")
            if request.context == .lockScreen, request.device.platform == .iPhone {
                activityBottom = height - Decisions.lockScreenActivityBottom
            }
            slots = scene.slots.compactMap { slot in
                members.indices.contains(slot.widget) ? Slot(slot, showing: members[slot.widget]) : nil
            }
        } catch {
            rejection = error.description
        }
    }
}

extension SceneRequest {
    var isPhoneHome: Bool { context == .homeScreen && device.platform == .iPhone }
}

extension PageScene.Slot {
    fileprivate init(_ slot: SceneSlot, showing id: InstanceID) {
        let transform = slot.transform
        self.init(
            widget: id.number, canvas: [Double(slot.canvas.width), Double(slot.canvas.height)],
            transform: [
                Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d),
                Double(transform.tx), Double(transform.ty),
            ],
            frame: [
                Double(slot.frame.minX), Double(slot.frame.minY), Double(slot.frame.width), Double(slot.frame.height),
            ], outline: .open, radius: 0,
            lead: slot.lead.map { SimulatedDevice.svg($0, prefix: "sl\(id)-") },
            leadSize: slot.lead.map { [Double($0.size.width), Double($0.size.height)] },
            leadSide: slot.lead.map { _ in slot.leadDirection == .leftToRight ? .left : .right })
        // Curved content is clipped within its picture, before it leaves its canvas.
        guard !slot.bendsContent else { return }
        switch slot.outline {
        case .rounded(let radius):
            outline = .rounded
            self.radius = radius
        case .ellipse: outline = .ellipse
        case .open: outline = .open
        }
    }
}
