import Foundation
import FoundationSupplement
import Testing

@Suite("Properties behind a lock")
struct GuardedTests {
    private protocol Listener: AnyObject {}

    private final class Ear: Listener {}

    private final class Settings: @unchecked Sendable {
        // Sendable: every stored property is behind a lock.
        @_Guarded var names: [String] = []
        @_Guarded var lanes = SIMD64(repeating: 0)
        @_Guarded var last: AnyObject?
        @_GuardedWeak var listener: (any Listener)?
    }

    /// Reads the settings when it is released.
    private final class Reader: Sendable {
        private let settings: Settings

        init(_ settings: Settings) {
            self.settings = settings
        }

        deinit {
            settings.names.append(settings.last == nil ? "nothing" : "something")
        }
    }

    @Test("Tasks replace and read a property at the same time")
    func concurrent() async {
        let settings = Settings()
        let torn = await withTaskGroup(of: Int.self) { group in
            for task in 0..<4 {
                group.addTask {
                    (0..<20_000).count { step in
                        settings.lanes = SIMD64(repeating: step * 4 + task)
                        let lanes = settings.lanes
                        return lanes != SIMD64(repeating: lanes[0])
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(torn == 0)
        #expect(settings.lanes[0] >= 19_999 * 4)
    }

    @Test("An old value can use the property while it is released")
    func released() {
        let settings = Settings()
        settings.last = Reader(settings)
        settings.last = nil
        #expect(settings.names == ["nothing"])
    }

    @Test("A weak property does not retain its object")
    func weakly() {
        let settings = Settings()
        do {
            let ear = Ear()
            settings.listener = ear
            #expect(settings.listener === ear)
            withExtendedLifetime(ear) {}
        }
        #expect(settings.listener == nil)
    }
}
