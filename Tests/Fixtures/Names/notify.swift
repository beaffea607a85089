import Foundation
import notify

final class LockObserver {
    private var token = NOTIFY_TOKEN_INVALID

    func start() {
        let status = notify_register_dispatch("com.example.lock", &token, DispatchQueue.main) { token in
            var state: UInt64 = 0
            notify_get_state(token, &state)
            print(state)
        }
        guard status == NOTIFY_STATUS_OK else { return }
        notify_set_state(token, 1)
        notify_post("com.example.lock")
        var isNew: Int32 = 0
        if notify_check(token, &isNew) == UInt32(NOTIFY_STATUS_OK) { print(isNew) }
    }

    deinit { if notify_is_valid_token(token) { notify_cancel(token) } }
}
