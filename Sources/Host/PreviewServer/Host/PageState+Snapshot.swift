import DeviceCatalog
import Foundation
import WidgetHost

extension PageState {
    init(_ snapshot: HostSnapshot, summaries: [InstanceID: String], activities: [LiveActivity] = []) {
        let device = try? DeviceCatalog.device(named: snapshot.environment.device)
        let names = Dictionary(snapshot.instances.map { ($0.id, $0.displayName) }) { first, _ in first }
        self.init(
            title: snapshot.apps.map(\.name).joined(separator: ", "),
            now: snapshot.clock.now.timeIntervalSince1970, clock: Clock(snapshot.clock),
            environment: Environment(snapshot.environment), device: Screen(device),
            place: PagePlace(snapshot), choices: .standard,
            extensions: snapshot.apps.map { Extension($0) },
            widgets: Dictionary(
                uniqueKeysWithValues: snapshot.instances.map { instance in
                    return (
                        "\(instance.id)",
                        PageWidget(instance, summary: summaries[instance.id], log: snapshot.log)
                    )
                }),
            stacks: Dictionary(
                uniqueKeysWithValues: snapshot.stacks.map { stack in
                    ("\(stack.id)", Stack(stack, instances: snapshot.instances))
                }),
            activities: activities.map { activity in
                PageActivity(
                    activity, app: snapshot.apps.first { $0.id == activity.extensionID }?.name ?? activity.kind)
            },
            log: snapshot.log.map { LogLine($0, names: names) }, notices: snapshot.notices)
    }
}

extension PageState.Clock {
    init(_ clock: ClockState) {
        let mode: Mode =
            switch clock.mode {
            case .real: .real
            case .playing: .playing
            case .paused: .paused
            }
        self.init(mode: mode, speed: mode == .real ? 1 : clock.speed, running: mode != .paused)
    }
}

extension PageState.Environment {
    init(_ environment: HostEnvironment) {
        self.init(
            appearance: environment.setting.appearance.kind.rawValue, typeSize: environment.typeSize.rawValue,
            locale: environment.locale, direction: environment.layoutDirection.rawValue,
            timeZone: environment.timeZone, device: environment.device, contrast: environment.contrast.rawValue,
            weight: environment.legibilityWeight.rawValue,
            systemColors: environment.systemColors.rawValue)
    }
}

extension PageState.Screen {
    /// An unknown device is shown as the standard one.
    init(_ device: Device?) {
        let device = device ?? (try? DeviceCatalog.device(named: "390x844"))
        let screen = device?.screen
        let place = device.flatMap { try? WidgetPlace(device: $0, family: .systemSmall) }
        func size(_ size: WidgetSize?) -> [Double] { [size?.width ?? 0, size?.height ?? 0] }
        self.init(
            name: device?.name ?? "", width: screen?.size.width ?? 0, height: screen?.size.height ?? 0,
            scale: device?.scale ?? 3, small: size(screen?.widgetSize(.systemSmall)),
            medium: size(screen?.widgetSize(.systemMedium)),
            large: size(screen?.widgetSize(.systemLarge)), cornerRadius: place?.cornerRadius ?? 0)
    }
}

extension PageState.Choices {
    static let standard = PageState.Choices(
        devices: DeviceCatalog.models.filter { $0.platform == .iPhone && $0.screen != nil }
            .map(\.name),
        locales: [
            ["en_US", "English (United States)"], ["en_GB", "English (United Kingdom)"], ["ko_KR", "한국어"],
            ["ja_JP", "日本語"], ["zh_Hans_CN", "简体中文"], ["zh_Hant_TW", "繁體中文"], ["de_DE", "Deutsch"],
            ["fr_FR", "Français"], ["es_ES", "Español"], ["pt_BR", "Português (Brasil)"], ["it_IT", "Italiano"],
            ["nl_NL", "Nederlands"], ["sv_SE", "Svenska"], ["pl_PL", "Polski"], ["tr_TR", "Türkçe"],
            ["ru_RU", "Русский"], ["uk_UA", "Українська"], ["ar_SA", "العربية"], ["he_IL", "עברית"],
            ["hi_IN", "हिन्दी"], ["th_TH", "ไทย"], ["vi_VN", "Tiếng Việt"],
        ],
        timeZones: [
            "GMT", "Europe/London", "Europe/Berlin", "Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata",
            "Asia/Bangkok", "Asia/Shanghai", "Asia/Seoul", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
            "Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York",
            "America/Sao_Paulo",
        ])
}

extension PageState.Extension {
    init(_ app: HostSnapshot.App) {
        let build: PageState.Build =
            switch app.build {
            case .ready: PageState.Build(state: .ready, messages: [])
            case .building: PageState.Build(state: .building, messages: [])
            case .failed(let messages):
                PageState.Build(
                    state: .failed,
                    messages: messages.map {
                        PageState.Build.Message(
                            severity: $0.severity.rawValue, file: $0.file, line: $0.line, column: $0.column,
                            text: $0.message)
                    })
            }
        let kinds = app.kinds.count == 1 ? "1 widget" : "\(app.kinds.count) widgets"
        self.init(id: app.id.name, name: app.name, summary: kinds, build: build)
    }
}

extension PageState.Stack {
    init(_ stack: HostSnapshot.Stack, instances: [HostSnapshot.Instance]) {
        let suggested = Set(instances.filter { $0.suggestedUntil != nil }.map(\.id))
        self.init(
            members: stack.members.map(\.number), visible: stack.visible, rotates: stack.rotation == .smart,
            suggested: stack.members.filter(suggested.contains).map(\.number))
    }
}

extension PageState.LogLine {
    init(_ line: HostSnapshot.LogLine, names: [InstanceID: String]) {
        let source = line.instance.map { id in "\(names[id] ?? "widget") \(id)" } ?? line.extensionID?.name
        self.init(
            id: line.id, date: line.date.timeIntervalSince1970, widget: line.instance?.number,
            extension: line.extensionID?.name, source: source, kind: line.event.category, text: line.text)
    }
}

extension HostLog.Event {
    /// The category by which the page colors the line.
    fileprivate var category: String {
        switch self {
        case .failed, .gray, .buildFailed, .intentFailed: "error"
        case .output: "output"
        case .reloadAsked, .reloadGranted, .reloadDeferred, .timelineReceived: "reload"
        default: "note"
        }
    }
}

extension PageWidget {
    init(
        _ instance: HostSnapshot.Instance, summary: String?, log: [HostSnapshot.LogLine]
    ) {
        let timeline = instance.timeline
        self.init(
            extension: instance.extensionID.name, app: instance.appName, kind: instance.kind,
            name: instance.displayName, family: instance.family.rawValue, families: instance.families.map(\.rawValue),
            size: [instance.canvas?.width ?? 0, instance.canvas?.height ?? 0], configurable: instance.isConfigurable,
            summary: summary, phase: instance.shownKind.rawValue, reason: instance.reasons.first.map(Self.sentence),
            isLoading: instance.isLoading, timeline: Timeline(timeline),
            reloads: log.filter { $0.instance == instance.id }.compactMap(Reload.init),
            budget: Budget(
                perDay: instance.budget.perDay, spent: instance.budget.spent, free: instance.budget.free,
                deferred: instance.budget.deferred, nextGrant: instance.budget.nextGrant.timeIntervalSince1970))
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension PageWidget.Timeline {
    init(_ timeline: HostSnapshot.Timeline) {
        let policy: String
        var end: Double?
        switch timeline.policy {
        case .atEnd: policy = "reload after the last entry"
        case .never: policy = "no automatic reload"
        case .after(let date):
            policy = Self.reload(at: date, received: timeline.received)
            end = date.timeIntervalSince1970
        }
        self.init(
            entries: timeline.entries.enumerated().map { index, entry in
                PageWidget.Entry(
                    date: entry.shownFrom.timeIntervalSince1970, shown: index == timeline.shown,
                    score: entry.relevance)
            }, policy: policy, end: end,
            planned: timeline.planned.map { planned in
                PageWidget.Planned(
                    wanted: planned.wanted.timeIntervalSince1970, due: planned.due.timeIntervalSince1970,
                    reason: planned.reason.words, because: planned.deferral)
            }, generation: timeline.generation)
    }

    /// The reload as text. A deferred timeline can arrive after the date at which it asks for the next one.
    static func reload(at date: Date, received: Date?) -> String {
        guard let received else { return "reload after a date" }
        let minutes = Int((date.timeIntervalSince(received) / 60).rounded())
        if minutes <= 0 { return "reload due" }
        return "reload after " + (minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h")
    }
}

extension PageWidget.Reload {
    fileprivate init?(_ line: HostSnapshot.LogLine) {
        switch line.event {
        case .reloadGranted(let reason, _, _):
            self.init(date: line.date.timeIntervalSince1970, outcome: reason.isFree ? .free : .granted, text: line.text)
        case .reloadDeferred:
            self.init(date: line.date.timeIntervalSince1970, outcome: .deferred, text: line.text)
        case .failed: self.init(date: line.date.timeIntervalSince1970, outcome: .failed, text: line.text)
        default: return nil
        }
    }
}
