import Glibc
import RenderModel

/// A widget's way to the host's source of weather: a connection for each request.
package enum WeatherSocket {
    /// Seconds beyond the request's limit for the answer's way.
    private static let grace = 1.0
    /// The limits of a request, which strangers send, and of an answer.
    package static let requestLimits = BinaryLimits(bytes: 4 << 10)
    package static let responseLimits = BinaryLimits(bytes: 4 << 20)

    /// Waits for the answer, on the calling thread.
    ///
    /// - Parameter path: The path of the socket as this process sees it.
    package static func ask(_ request: WeatherRequest, through path: String) -> WeatherResponse {
        let descriptor = connected(to: path)
        guard descriptor >= 0 else {
            return .nothing(WeatherProblem(.program, "The host's source of weather has ended."))
        }
        defer { close(descriptor) }
        let channel = MessageChannel(descriptor: descriptor, limits: responseLimits)
        do throws(ChannelError) {
            try channel.send(request, number: 1)
            let deadline = MonotonicClock.now + request.timeLimit + grace
            return try channel.receive(WeatherResponse.self, deadline: deadline).message
        } catch {
            return .nothing(WeatherProblem(.program, "The host's source of weather failed: \(error)."))
        }
    }

    /// - Returns: A descriptor, or -1 if nothing listens.
    private static func connected(to path: String) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return -1 }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
        }
        guard isConnected else {
            close(descriptor)
            return -1
        }
        return descriptor
    }
}
