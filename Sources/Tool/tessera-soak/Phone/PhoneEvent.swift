/// What happens to the phone, with its frequency relative to the others.
enum PhoneEvent: String, CaseIterable, Sendable {
    case configure = "configure a widget"
    case replace = "replace a widget"
    case reload = "reload a widget"
    case appReload = "reload by the app"
    case stack = "stack widgets"
    case activity = "start or dismiss a Live Activity"
    case appearance = "change the appearance"
    case rebuild = "replace the build"
    case reinstall = "remove and install the app"
    case lostProcess = "lose the process"
    case clockForth = "set the clock forth"
    case clockBack = "set the clock back"
    case fullDisk = "fill the disk"
    case fullDiskKill = "fill the disk and kill"
    case stop = "stop and start"
    case kill = "kill and start"

    private var weight: Int {
        switch self {
        case .appReload, .reload: 40
        case .configure, .replace, .activity: 20
        case .stack, .appearance, .lostProcess: 8
        case .rebuild, .stop, .kill: 6
        case .clockForth, .clockBack, .fullDisk, .fullDiskKill: 2
        case .reinstall: 1
        }
    }

    static func random(using numbers: inout some RandomNumberGenerator) -> PhoneEvent {
        var rest = Int.random(in: 0..<allCases.reduce(0) { $0 + $1.weight }, using: &numbers)
        for event in allCases {
            rest -= event.weight
            if rest < 0 { return event }
        }
        return .reload
    }
}
