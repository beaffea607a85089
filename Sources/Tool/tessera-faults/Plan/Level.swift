/// The part of the program that is driven.
enum Level: String, CaseIterable, Hashable, Sendable {
    /// The host's machines, driver, pool and SQLite store in this process, with scripted processes of widgets.
    case scripted
    /// The released program with its server, its sandbox and real processes.
    case released

    /// The pairs that can occur here.
    ///
    /// 1. Every pair occurs on the scripted level: its steps and failures are those of the host's interfaces.
    /// 2. The released program is not driven where a limit of minutes would have to pass (a compiler or a drawing that
    ///    hangs until its time limit), and where the step neither reads nor writes what the fault changes.
    var pairs: [FaultPair] {
        switch self {
        case .scripted: FaultPair.all
        case .released: FaultPair.all.filter { !Self.notReleased.contains($0) }
        }
    }

    private static let notReleased: Set<FaultPair> = [
        FaultPair(.hang, .draw), FaultPair(.hang, .place), FaultPair(.hang, .configure), FaultPair(.hang, .tap),
        FaultPair(.flood, .shutDown), FaultPair(.halfWrite, .build), FaultPair(.fullDisk, .build),
        FaultPair(.clockJump, .build), FaultPair(.slowReader, .build), FaultPair(.lostDescriptors, .build),
        FaultPair(.lostDescriptors, .shutDown), FaultPair(.damagedFile, .draw), FaultPair(.damagedFile, .place),
        FaultPair(.damagedFile, .configure), FaultPair(.damagedFile, .tap), FaultPair(.damagedFile, .reload),
    ]
}
