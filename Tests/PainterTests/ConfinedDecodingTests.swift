import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("The process that decodes images")
struct ConfinedDecodingTests {
    /// A worker of one test.
    private final class Decoder {
        var worker: ic_worker

        init(_ worker: ic_worker = ic_worker()) {
            self.worker = worker
        }

        deinit {
            ic_worker_end(&worker)
        }

        func decode(
            _ file: [UInt8], mostPixels: Int = 1 << 16, seconds: Int32 = 400, questions: Counter? = nil
        ) -> DecodedImage {
            var patience = ic_patience()
            patience.milliseconds = seconds * 1_000
            if let questions {
                patience.is_interrupted = { context in
                    guard let context else { return false }
                    return Unmanaged<Counter>.fromOpaque(context).takeUnretainedValue().isAtEnd()
                }
                patience.context = UnsafeRawPointer(Unmanaged.passUnretained(questions).toOpaque())
            }
            return withExtendedLifetime(questions) {
                DecodedImage { ic_decode_confined(&worker, file, file.count, mostPixels, patience, &$0) }
            }
        }
    }

    /// Answers questions about an interruption, the last one with yes.
    private final class Counter {
        private var left: Int

        init(_ left: Int) {
            self.left = left
        }

        func isAtEnd() -> Bool {
            left -= 1
            return left <= 0
        }
    }

    private static let samples = [
        PictureFiles.jpegOnItsSide, PictureFiles.webp, PictureFiles.png, PictureFiles.progressiveJPEG,
        PictureFiles.lossyWebP, PictureFiles.interlacedPNG,
    ]

    private static func plain(_ file: [UInt8], mostPixels: Int = 1 << 16) -> DecodedImage {
        DecodedImage { ic_decode(file, file.count, mostPixels, &$0) }
    }

    @Test("S-RUN-22: Images have the same pixels, sizes and messages as without confinement")
    func same() {
        let decoder = Decoder()
        for sample in Self.samples { #expect(decoder.decode(sample).status == IC_OK) }
        for file in [[], [1, 2, 3]] + Mutator.copies(of: Self.samples, usually: 300, seed: 7) {
            #expect(decoder.decode(file) == Self.plain(file))
        }
        #expect(decoder.decode(PictureFiles.png, mostPixels: 127) == Self.plain(PictureFiles.png, mostPixels: 127))
    }

    @Test("S-RUN-22: The decoding process has a filter of system calls, one thread, one socket and no variables")
    func confinement() throws {
        let decoder = Decoder()
        #expect(decoder.decode(PictureFiles.png).status == IC_OK)
        let folder = "/proc/\(decoder.worker.process)"
        let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
        for line in ["Name:\ttessera-images", "NoNewPrivs:\t1", "Seccomp:\t2", "Threads:\t1"] {
            #expect(status.contains(line + "\n"))
        }
        // Only root may see more of a process that leaves no core file.
        guard geteuid() == 0 else { return }
        let variables = try String(contentsOfFile: folder + "/environ", encoding: .utf8).split(separator: "\0")
        #expect(variables.filter { !$0.hasPrefix("LD_LIBRARY_PATH=") } == ["TESSERA_IMAGE_WORKER="])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/fd") == ["3"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/fd/3").hasPrefix("socket:"))
    }

    @Test("S-RUN-23: A decoding process that was killed between two images is replaced")
    func killed() {
        let decoder = Decoder()
        #expect(decoder.decode(PictureFiles.png).status == IC_OK)
        let first = decoder.worker.process
        kill(first, SIGKILL)
        #expect(decoder.decode(PictureFiles.webp) == Self.plain(PictureFiles.webp))
        #expect(decoder.worker.process > 0 && decoder.worker.process != first)
    }

    @Test("S-RUN-23: A decoding process that hangs is ended after the time limit, and the next image is decoded")
    func hanging() {
        let decoder = Decoder()
        #expect(decoder.decode(PictureFiles.png).status == IC_OK)
        let first = decoder.worker.process
        kill(first, SIGSTOP)
        let late = decoder.decode(PictureFiles.png, seconds: 1)
        #expect(late.status == IC_DECODER_FAILED && late.message == "Decoding it took longer than 1 s.")
        #expect(decoder.worker.process == 0 && kill(first, 0) != 0)
        #expect(decoder.decode(PictureFiles.png).status == IC_OK)
    }

    @Test("S-LIFE-12: An interruption ends the process that decodes an image, and the next image is decoded")
    func interrupted() {
        let decoder = Decoder()
        #expect(decoder.decode(PictureFiles.png).status == IC_OK)
        let first = decoder.worker.process
        kill(first, SIGSTOP)
        let image = decoder.decode(PictureFiles.png, questions: Counter(4))
        #expect(image.status == IC_INTERRUPTED && image.message.isEmpty && image.pixels.isEmpty)
        #expect(decoder.worker.process == 0 && kill(first, 0) != 0)
        #expect(decoder.decode(PictureFiles.png, questions: Counter(1)).status == IC_INTERRUPTED)
        #expect(decoder.worker.process == 0)
        #expect(decoder.decode(PictureFiles.png, questions: Counter(.max)) == Self.plain(PictureFiles.png))
    }

    @Test("S-RUN-23: The reason states the signal that ended the decoding process")
    func signal() throws {
        let impostor = try Impostor()
        impostor.whenAsked { channel, process in
            kill(process, SIGSEGV)
            var info = siginfo_t()
            waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT)
            shutdown(channel, Int32(SHUT_RDWR))
        }
        let failed = Decoder(impostor.worker).decode(PictureFiles.png)
        #expect(failed.status == IC_DECODER_FAILED && failed.message == "The decoder ended with signal 11.")
    }

    @Test(
        "S-RUN-23: An invalid answer ends the decoding process",
        arguments: [(77, 1, 1), (IC_OK.rawValue, 300, 300), (IC_OK.rawValue, 0, 5), (IC_OK.rawValue, -4, -4)])
    func invalid(status: UInt32, width: Int32, height: Int32) throws {
        let impostor = try Impostor()
        impostor.answer(status: Int32(status), width: width, height: height, message: "")
        let decoder = Decoder(impostor.worker)
        let failed = decoder.decode(PictureFiles.png)
        #expect(failed.status == IC_DECODER_FAILED && failed.message == "The decoder sent an invalid answer.")
        #expect(failed.pixels.isEmpty && decoder.worker.process == 0)
    }

    @Test("S-RUN-23: An image is decoded by another process if one fails that has decoded before")
    func repeated() throws {
        let impostor = try Impostor()
        impostor.answer(status: -1, width: 1, height: 1, message: "")
        impostor.worker.has_answered = 1
        #expect(Decoder(impostor.worker).decode(PictureFiles.png) == Self.plain(PictureFiles.png))
    }

    @Test("A message of the decoding process has no control characters")
    func message() throws {
        let impostor = try Impostor()
        impostor.answer(
            status: Int32(IC_DAMAGED.rawValue), width: 1, height: 1,
            message: "a\u{1b}]0;b\n" + String(repeating: "c", count: 300))
        let image = Decoder(impostor.worker).decode(PictureFiles.png)
        #expect(image.status == IC_DAMAGED && image.message.hasPrefix("a?]0;b?ccc") && image.message.count == 199)
    }

    @Test("S-LIFE-9: Fifty failures leave no process and no descriptor")
    func remains() throws {
        let decoder = Decoder()
        var processes: [pid_t] = []
        var sockets: Set<String> = []
        for _ in 0..<50 {
            #expect(decoder.decode(PictureFiles.png).status == IC_OK)
            processes.append(decoder.worker.process)
            let path = "/proc/self/fd/\(decoder.worker.channel)"
            sockets.insert(try FileManager.default.destinationOfSymbolicLink(atPath: path))
            kill(decoder.worker.process, SIGSTOP)
            #expect(decoder.decode(PictureFiles.png, seconds: 0).status == IC_DECODER_FAILED)
        }
        // Also a process that has ended exists until it is collected.
        #expect(processes.allSatisfy { kill($0, 0) != 0 })
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
            .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0) }
        #expect(sockets.count == 50 && sockets.isDisjoint(with: open))
    }

    @Test("S-LIFE-9: The decoding process ends when its host closes the socket")
    func closed() {
        let decoder = Decoder()
        #expect(decoder.decode(PictureFiles.png).status == IC_OK)
        let worker = decoder.worker
        decoder.worker = ic_worker()
        close(worker.channel)
        var status: Int32 = -1
        #expect(waitpid(worker.process, &status, 0) == worker.process && status == 0)
    }
}

/// What a decoder returned, with a copy of the pixels.
private struct DecodedImage: Equatable {
    var status: ic_status
    var width: Int32
    var height: Int32
    var message: String
    var pixels: [UInt8]

    init(_ decode: (inout ic_image) -> ic_status) {
        var image = ic_image()
        defer { ic_image_free(&image) }
        status = decode(&image)
        width = image.width
        height = image.height
        message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let count = Int(image.width) * Int(image.height) * 4
        pixels = image.pixels.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }
}

/// A process whose socket the test serves, as a decoding process that runs the code of an attacker would.
private final class Impostor {
    struct NotStarted: Error {}

    var worker = ic_worker()
    private let end: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw NotStarted() }
        end = ends[1]
        worker.channel = ends[0]
        let arguments = [strdup("sleep"), strdup("1000"), nil]
        defer { for argument in arguments { free(argument) } }
        guard posix_spawn(&worker.process, "/bin/sleep", nil, nil, arguments, nil) == 0 else { throw NotStarted() }
    }

    deinit {
        close(end)
    }

    func whenAsked(_ body: @escaping @Sendable (_ channel: Int32, _ process: pid_t) -> Void) {
        let (channel, process) = (end, worker.process)
        Thread.detachNewThread {
            var request = [UInt8](repeating: 0, count: 16 + PictureFiles.png.count)
            recv(channel, &request, request.count, Int32(MSG_WAITALL))
            body(channel, process)
        }
    }

    func answer(status: Int32, width: Int32, height: Int32, message: String) {
        let text = Array(message.utf8.prefix(200))
        let reply =
            [status, width, height].flatMap { withUnsafeBytes(of: $0) { Array($0) } } + text
            + [UInt8](repeating: 0, count: 200 - text.count)
        whenAsked { channel, _ in send(channel, reply, reply.count, Int32(MSG_NOSIGNAL)) }
    }
}
