import ExtensionProtocol
import Foundation
import Glibc
import Subprocesses
import Synchronization

/// The responder of a command: asks `tessera-weather`, which it starts with the first request.
///
/// 1. Requests of all widgets go to one program, which keeps the data that they share.
/// 2. If the program ends, its requests are answered with the reason and the next request starts it again, but not
///    sooner than a pause that doubles with each failure in a row.
/// 3. No request waits longer than it allows, whatever the program does.
package final class WeatherProcess: WeatherResponder {
    /// What the program is started with.
    package struct Launch: Hashable, Sendable {
        package var program: WeatherProgram
        package var source: WeatherSource
        /// The folder of the program's data.
        package var cacheFolder: String
        /// The file with the settings of the services.
        package var settingsFile: String

        package init(program: WeatherProgram, source: WeatherSource, cacheFolder: String, settingsFile: String) {
            self.program = program
            self.source = source
            self.cacheFolder = cacheFolder
            self.settingsFile = settingsFile
        }

        /// The arguments of the program, in their order.
        var arguments: [String] { [source.rawValue, cacheFolder, settingsFile] }
    }

    private struct State {
        var connection: WeatherConnection?
        var failures = 0
        /// A moment of the monotonic clock.
        var earliestStart = 0.0
        var isStopped = false
        var problem: WeatherProblem?
    }

    /// Seconds after the first failure, and the longest pause.
    private static let pauses = 0.5...30.0

    private let launch: Launch
    private let state = Mutex(State())

    package init(_ launch: Launch) { self.launch = launch }

    deinit { stop() }

    package var source: WeatherSource { launch.source }
    package var problem: WeatherProblem? { state.withLock(\.problem) }

    package func response(to request: WeatherRequest) -> WeatherResponse {
        let answer = forward(request)
        state.withLock { $0.problem = answer.problem }
        return answer
    }

    private func forward(_ request: WeatherRequest) -> WeatherResponse {
        do throws(WeatherProblem) {
            let connection = try connection()
            let answer = try connection.response(to: request)
            state.withLock { $0.failures = 0 }
            return answer
        } catch {
            if error.reason == .program { noteFailure() }
            return .nothing(error)
        }
    }

    /// Ends the program. Requests that wait end with a problem.
    package func stop() {
        let connection = state.withLock { state in
            state.isStopped = true
            defer { state.connection = nil }
            return state.connection
        }
        connection?.end()
    }

    private func connection() throws(WeatherProblem) -> WeatherConnection {
        try state.withLock { state throws(WeatherProblem) in
            guard !state.isStopped else { throw WeatherProblem(.program, "The command has ended.") }
            if let connection = state.connection, connection.isOpen { return connection }
            guard MonotonicClock.now >= state.earliestStart else {
                throw WeatherProblem(.program, "\(WeatherProgram.name) failed and is started again in a moment.")
            }
            let connection = try WeatherConnection(launch)
            state.connection = connection
            return connection
        }
    }

    private func noteFailure() {
        state.withLock { state in
            if let connection = state.connection, connection.isOpen { return }
            let pause = Self.pauses.lowerBound * pow(2, Double(min(state.failures, 10)))
            state.failures += 1
            state.earliestStart = MonotonicClock.now + min(pause, Self.pauses.upperBound)
        }
    }
}

/// One running program, with the requests that wait for it.
///
/// Invariant: each waiting request is answered once, by the reader or, after its time, by itself.
final class WeatherConnection: Sendable {
    private final class Waiter: Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        let answer = Mutex<WeatherResponse?>(nil)
    }

    private struct State {
        var waiting: [UInt32: Waiter] = [:]
        var number: UInt32 = 0
        var isOpen = true
    }

    /// Bytes of memory that the program may reserve; its threads, some for each processor, reserve their stacks.
    private static let memoryLimit: UInt64 = 4 << 30
    /// Seconds beyond a request's limit for the answer's way.
    private static let grace = 0.5
    /// Seconds in which the program must take a request, which it reads on a thread of its own.
    private static let sendLimit = 5

    private let child: ChildProcess
    private let channel: MessageChannel
    private let state = Mutex(State())

    init(_ launch: WeatherProcess.Launch) throws(WeatherProblem) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            let reason = String(cString: strerror(errno))
            throw WeatherProblem(.program, "\(WeatherProgram.name) cannot be started: \(reason).")
        }
        defer { close(ends[1]) }
        var limit = timeval(tv_sec: Self.sendLimit, tv_usec: 0)
        setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var start = ChildProcess.Launch(
            path: launch.program.path, arguments: launch.arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
        start.folder = "/"
        start.channel = ends[1]
        start.dataLimit = Self.memoryLimit
        do throws(ChildProcess.LaunchFailure) {
            child = try ChildProcess.start(start)
        } catch {
            close(ends[0])
            throw WeatherProblem(.program, "\(error.description).")
        }
        channel = MessageChannel(descriptor: ends[0], limits: WeatherSocket.responseLimits)
        let reader = Thread { [self] in read() }
        reader.name = "weather answers"
        reader.stackSize = 512 << 10
        reader.start()
    }

    var isOpen: Bool { state.withLock(\.isOpen) }

    /// Ends the program; the reader then closes the socket.
    func end() {
        child.kill()
        shutdown(channel.descriptor, Int32(SHUT_RDWR))
    }

    func response(to request: WeatherRequest) throws(WeatherProblem) -> WeatherResponse {
        let waiter = Waiter()
        // Sending inside of the lock keeps messages whole and the descriptor open.
        let number: UInt32 = try state.withLock { state throws(WeatherProblem) in
            guard state.isOpen else { throw Self.ended }
            state.number &+= 1
            do throws(ChannelError) {
                try channel.send(request, number: state.number)
            } catch {
                // A part of the request may be on its way, so that no other can follow.
                end()
                throw Self.ended
            }
            state.waiting[state.number] = waiter
            return state.number
        }
        _ = waiter.semaphore.wait(timeout: .now() + request.timeLimit + Self.grace)
        state.withLock { $0.waiting[number] = nil }
        guard let answer = waiter.answer.withLock(\.self) else {
            guard isOpen else { throw Self.ended }
            throw WeatherProblem(.slow, "No answer came in time.")
        }
        return answer
    }

    private static var ended: WeatherProblem { WeatherProblem(.program, "\(WeatherProgram.name) ended.") }

    /// The thread of this function is the only one that closes the socket and waits for the program.
    private func read() {
        while let reply = try? channel.receive(WeatherResponse.self) {
            let waiter = state.withLock { $0.waiting.removeValue(forKey: reply.number) }
            waiter?.answer.withLock { $0 = reply.message.sanitized }
            waiter?.semaphore.signal()
        }
        let waiting = state.withLock { state in
            state.isOpen = false
            close(channel.descriptor)
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for waiter in waiting { waiter.semaphore.signal() }
        child.kill()
        _ = child.wait()
        child.closeOutput()
    }
}

extension WeatherResponse {
    /// Bounds the report of a program that reads what strangers send.
    fileprivate var sanitized: WeatherResponse {
        guard case .report(let report, let problem) = self else { return self }
        guard let bounded = report.sanitized else {
            return .nothing(WeatherProblem(.unreadable, "The answer has no usable time."))
        }
        return .report(bounded, problem)
    }
}
