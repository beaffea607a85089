import Foundation
import TestSupport
import Testing
import WidgetHost

extension LivePage {
    private struct Plate: Decodable {
        var widget: Int
        /// None for a preview of another moment.
        var revision: Int?
    }

    /// Waits until the page shows the device's current state, and nothing on it moves.
    ///
    /// 1. The host has no pending work.
    /// 2. Every visible widget has the newest picture; one with an older picture would reject a tap.
    /// 3. Every finite animation has ended.
    func rest() async throws {
        try await eventually("the page comes to rest") {
            await host.settle()
            let json = try await browser.run(
                """
                const isMoving = (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime < Infinity;
                if (document.getAnimations().some(isMoving)) return null;
                return [...document.querySelectorAll('.plate[data-widget]')]
                    .filter((plate) => plate.getClientRects().length > 0)
                    .map(({ dataset }) => ({ widget: Number(dataset.widget), revision: Number(dataset.revision) }));
                """)
            guard let plates = try JSONDecoder().decode([Plate]?.self, from: Data(json.utf8)) else { return false }
            for plate in plates where try await host.tree(of: InstanceID(plate.widget)).revision != plate.revision {
                return false
            }
            return true
        }
    }

    /// Waits until the host has the environment that was selected on the page.
    func wait(_ what: String, _ condition: (HostEnvironment) -> Bool) async throws {
        try await eventually("the device becomes: \(what)") { condition(await host.snapshot().environment) }
        try await rest()
    }

    /// From now on, the page does not remove messages after some seconds, and a mouse press never becomes a long press,
    /// because a test may be slow.
    func waitForTheTest() async throws {
        try await browser.run(
            """
            if (window.waitsForTheTest) return;
            window.waitsForTheTest = true;
            const later = window.setTimeout;
            window.setTimeout = (work, delay = 0, ...rest) => {
                const isHold = window.event?.type === 'pointerdown' && window.event.isTrusted && delay > 300;
                return later(work, isHold || (delay > 3000 && delay < 8000) ? 2 ** 31 - 1 : delay, ...rest);
            };
            """)
    }
}
