import Foundation

/// What a page shows of a user's action before the device answers, in the order of the page's own events.
///
/// 1. When the action's event starts, before the page handles it, everything visible is recorded.
/// 2. The first frame after the last such event draws what the handlers changed. In the second one, everything visible
///    is recorded again.
/// 3. A timer that the page started before that first frame, and that fires a frame before the limit or earlier, may give
///    the sign of waiting its words. Those of other timers do not count.
///
/// No step depends on the speed of the machine: a slow one has later frames and timers, not others.
struct ActionProbe: Decodable {
    /// Whether something visible changed, other than the sign of waiting.
    var changed: Bool
    /// The words of the sign of waiting that came in time.
    var words: String?

    /// Milliseconds within which an action is visible.
    static let limit = 100

    /// Records actions from now on. The marks of controls that wait belong to the sign.
    fileprivate static let script = """
        if (window.watchAction) return;
        const sign = document.querySelector('.waiting-sign');
        const frame = 1000 / 60;
        const [start, clear] = [window.setTimeout, window.clearTimeout];
        let watch = null;
        const text = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.data).join('');
        const seen = () => [...document.body.querySelectorAll('*')].flatMap((element) => {
            if (sign.contains(element) || element.closest('.visually-hidden')) return [];
            const { x, y, width, height } = element.getBoundingClientRect();
            if (width === 0 && height === 0) return [];
            const attributes = ['aria-selected', 'aria-pressed', 'aria-current', 'd', 'src']
                .map((name) => element.getAttribute(name));
            const classes = [...element.classList].filter((name) => name !== 'waits').join('.');
            return [[
                element.tagName, classes, ...[x, y, width, height].map(Math.round), ...attributes, element.checked,
                element.value, text(element),
            ].join('|')];
        }).join('\\n');
        window.setTimeout = (work, delay = 0, ...rest) => {
            const owner = watch?.isHandling && delay + frame <= \(limit) ? watch : null;
            const id = start(() => {
                owner?.timers.delete(id);
                const before = sign.textContent;
                work(...rest);
                if (owner && sign.textContent && sign.textContent !== before) owner.words = sign.textContent;
            }, delay);
            owner?.timers.add(id);
            return id;
        };
        window.clearTimeout = (id) => {
            watch?.timers.delete(id);
            clear(id);
        };
        const record = ({ type }) => {
            const own = watch;
            if (own?.type !== type) return;
            own.before ??= seen();
            own.events += 1;
            const { events } = own;
            Object.assign(own, { after: null, isHandling: true });
            requestAnimationFrame(() => {
                if (own.events !== events) return;
                own.isHandling = false;
                requestAnimationFrame(() => { if (own.events === events) own.after = seen(); });
            });
        };
        for (const type of ['click', 'change', 'input', 'keydown', 'pointermove', 'pointerup']) {
            addEventListener(type, record, true);
        }
        window.watchAction = (type) => {
            watch = { type, before: null, after: null, words: null, events: 0, timers: new Set(), isHandling: false };
        };
        window.watchedAction = () => (watch.after === null || watch.timers.size > 0 ? null
            : { changed: watch.before !== watch.after, words: watch.words });
        """
}

extension WebDriver {
    /// Performs an action, and waits until it has shown what it shows within the limit.
    ///
    /// - Parameter event: The type of the last event of the action.
    func observe(_ event: String, _ action: () async throws -> Void) async throws -> ActionProbe {
        try await run(ActionProbe.script)
        try await run("window.watchAction(\(Self.quoted(event)))")
        try await action()
        try await wait("two frames after \(event)", "window.watchedAction()")
        let json = try await run("return window.watchedAction()")
        return try JSONDecoder().decode(ActionProbe.self, from: Data(json.utf8))
    }
}
