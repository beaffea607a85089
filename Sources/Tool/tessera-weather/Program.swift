import ExtensionProtocol
import Foundation
import Glibc

/// `tessera-weather`: asks a weather service for the widgets of one run of `tessera`, which starts it.
@main
enum Program {
    static func main() async {
        guard let arguments = Desk.Arguments(Array(CommandLine.arguments.dropFirst())) else {
            leave("tessera starts this program: tessera-weather SOURCE CACHE-FOLDER SETTINGS-FILE")
        }
        let transport = HTTPTransport()
        let desk = Desk(descriptor: MessageChannel.extensionDescriptor)
        let answer: @Sendable (WeatherQuestion) async -> WeatherAnswer
        do throws(WeatherRemark) {
            let office = try await Desk.office(arguments, transport)
            answer = { await office.answer(to: $0) }
        } catch {
            let remark = error
            answer = { _ in .nothing(remark) }
        }
        // Reading waits in the kernel, which no thread of the tasks may do.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                desk.run(answer)
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
