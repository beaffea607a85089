import ExtensionProtocol
import Foundation
import Glibc

/// `tessera-weather`: asks a weather service for the widgets of one run of `tessera`, which starts it.
@main
enum Program {
    static func main() async {
        guard let arguments = ResponseLoop.Arguments(Array(CommandLine.arguments.dropFirst())) else {
            leave("tessera starts this program: tessera-weather SOURCE CACHE-FOLDER SETTINGS-FILE")
        }
        let transport = HTTPTransport()
        let responder = ResponseLoop(descriptor: MessageChannel.extensionDescriptor)
        let answer: @Sendable (WeatherRequest) async -> WeatherResponse
        do throws(WeatherProblem) {
            let coordinator = try await ResponseLoop.coordinator(arguments, transport)
            answer = { await coordinator.response(to: $0) }
        } catch {
            let problem = error
            answer = { _ in .nothing(problem) }
        }
        // Reading waits in the kernel, which no thread of the tasks may do.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                responder.run(answer)
                continuation.resume()
            }
        }
        await transport.stop()
    }

    private static func leave(_ message: String) -> Never {
        let text = Array((message + "\n").utf8)
        _ = write(STDERR_FILENO, text, text.count)
        exit(EX_USAGE)
    }
}
