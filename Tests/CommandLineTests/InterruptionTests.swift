import Glibc
import Testing

@testable import TesseraCommands

@Suite("An interrupted command")
struct InterruptedCommandTests {
    @Test("S-LIFE-18: A step that does not check for the request ends with the command", .timeLimit(.minutes(30)))
    func computing() async {
        let result = await #expect(processExitsWith: .exitCode(130), observing: [\.standardErrorContent]) {
            Interruption.listen()
            raise(SIGTERM)
            var count = 0
            while Interruption.isRequested { count &+= 1 }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("error: Interrupted: the command did not finish its last step in time."))
    }
}
