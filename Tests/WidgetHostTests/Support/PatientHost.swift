import Foundation
import TestSupport
import WidgetHost

extension WidgetHost {
    /// For tests over real processes whose subject is not the time limit.
    static func patient(_ clock: ManualClock = ManualClock(Samples.start)) -> WidgetHost {
        let settings = HostSettings(timelineTimeLimit: .ample, snapshotTimeLimit: .ample)
        return WidgetHost(clock: clock, store: MemoryStore(), state: HostState(settings: settings))
    }
}
