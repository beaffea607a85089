import Glibc

/// Monotonic seconds since an arbitrary moment; for timeouts, never for what a widget shows.
package enum MonotonicClock {
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.seconds
    }

    package static func sleep(seconds: Double) {
        let end = now + seconds
        while case let left = end - now, left > 0 { usleep(useconds_t(min(left * 1e6 + 1, 500_000))) }
    }
}

extension timespec {
    package var seconds: Double { Double(tv_sec) + Double(tv_nsec) / 1e9 }
}
