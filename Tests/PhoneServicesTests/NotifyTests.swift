import Dispatch
import Testing
import notify

@Suite("Notifications by name")
struct NotifyTests {
    @Test("A post reaches the handlers of its name until they are canceled")
    func delivery() async {
        let queue = DispatchQueue(label: "delivery")
        var token = NOTIFY_TOKEN_INVALID
        let posted = AsyncStream<Int32>.makeStream()
        notify_register_dispatch("notify.delivery", &token, queue) { posted.continuation.yield($0) }
        notify_post("notify.other")
        notify_post("notify.delivery")
        var received = posted.stream.makeAsyncIterator()
        #expect(await received.next() == token)
        #expect(notify_cancel(token) == UInt32(NOTIFY_STATUS_OK))
        #expect(notify_cancel(token) == UInt32(NOTIFY_STATUS_INVALID_TOKEN))
        notify_post("notify.delivery")
        queue.sync { posted.continuation.finish() }
        #expect(await received.next() == nil)
    }

    @Test("A check reports each post once")
    func check() {
        var token = NOTIFY_TOKEN_INVALID
        notify_register_check("notify.check", &token)
        var isNew: Int32 = -1
        notify_check(token, &isNew)
        #expect(isNew == 1)
        notify_check(token, &isNew)
        #expect(isNew == 0)
        notify_post("notify.check")
        notify_check(token, &isNew)
        #expect(isNew == 1)
    }

    @Test("State belongs to the name")
    func state() {
        var (one, other) = (NOTIFY_TOKEN_INVALID, NOTIFY_TOKEN_INVALID)
        notify_register_check("notify.state", &one)
        notify_register_check("notify.state", &other)
        notify_set_state(one, 7)
        var value: UInt64 = 0
        notify_get_state(other, &value)
        #expect(value == 7)
        #expect(notify_get_state(NOTIFY_TOKEN_INVALID, &value) == UInt32(NOTIFY_STATUS_INVALID_TOKEN))
    }
}
