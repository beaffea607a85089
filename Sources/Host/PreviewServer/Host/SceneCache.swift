import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Synchronization
import WidgetHost

/// Draws the displayed place, and keeps the places that were displayed last, because people switch back and forth.
///
/// A place whose widgets change replaces its former self: only undoing the change would display that again.
final class SceneCache: Sendable {
    private struct Subject: Hashable, Sendable {
        var request: SceneRequest
        var content: Content

        enum Content: Hashable, Sendable {
            case members([InstanceID])
            case pages(HomePages)
        }

        /// The place without its widgets.
        var place: SceneRequest {
            var place = request
            place.widgets = []
            return place
        }
    }

    /// Places to keep: the appearances of a place in two sizes of text.
    private static let limit = 8
    /// The place that was displayed last comes last.
    private let latest = Mutex<[(subject: Subject, scene: PageScene)]>([])

    /// - Returns: `nil` if the writer stops.
    func scene(_ request: SceneRequest, members: [InstanceID], by writer: PageWriter) async -> PageScene? {
        await drawn(Subject(request: request, content: .members(members)), by: writer) {
            PageScene(request, members: members, by: $0)
        }
    }

    /// The iPhone's Home Screen.
    func home(_ request: SceneRequest, pages: HomePages, by writer: PageWriter) async -> PageScene? {
        var shown = request
        // The page itself shows the time.
        shown.moment = .example
        let place = shown
        return await drawn(Subject(request: place, content: .pages(pages)), by: writer) {
            PageScene(home: place, pages: pages, by: $0)
        }
    }

    private func drawn(
        _ subject: Subject, by writer: PageWriter, _ draw: @escaping @Sendable (PageSVG) -> PageScene
    ) async -> PageScene? {
        var found = latest.withLock { $0.first { $0.subject == subject }?.scene }
        // A place itself contains nothing of a widget but its frame, so that it needs no time limit.
        if found == nil, case .drawn(let drawing) = await writer.drawn(draw) { found = drawing }
        guard let scene = found else { return nil }
        latest.withLock { latest in
            latest.removeAll { $0.subject.place == subject.place }
            latest.append((subject, scene))
            if latest.count > Self.limit { latest.removeFirst() }
        }
        return scene
    }
}

extension PageScene {
    /// The place without any widgets.
    init(empty request: SceneRequest, kind: Kind, by svg: PageSVG) {
        let size = request.screenSize
        // The page keeps the body of the Home Screen while it shows another place.
        let prefix = kind == .home ? "db" : "pb"
        self.init(
            kind: kind, platform: request.device.platform.rawValue, context: request.context.rawValue,
            name: request.context.title, width: size.width, height: size.height,
            isDark: request.setting.appearance == .dark || request.setting.appearance.kind == .tinted,
            body: PageBody(DeviceBody(around: request), prefix: prefix, by: svg), backdrop: [], foreground: [],
            slots: [])
    }

    init(_ request: SceneRequest, members: [InstanceID], by svg: PageSVG) {
        self.init(empty: request, kind: .place, by: svg)
        do throws(SceneRejection) {
            let scene = try Scene(request)
            backdrop = PageScene.layers(of: scene.backdrop, prefix: "sb", by: svg)
            foreground = PageScene.layers(of: scene.foreground, prefix: "sf", by: svg)
            if request.context == .lockScreen, request.device.platform == .iPhone {
                activityBottom = height - Decisions.lockScreenActivityBottom
            }
            slots = scene.slots.compactMap { slot in
                members.indices.contains(slot.widget) ? Slot(slot, showing: members[slot.widget], by: svg) : nil
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
    fileprivate init(_ slot: SceneSlot, showing id: InstanceID, by svg: PageSVG) {
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
            lead: slot.lead.map { svg.text(of: $0, prefix: "sl\(id)-") },
            leadSize: slot.lead.map { [Double($0.size.width), Double($0.size.height)] },
            leadGap: slot.lead.map { _ in SceneSlot.leadGap },
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
