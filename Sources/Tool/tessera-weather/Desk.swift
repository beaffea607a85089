import ExtensionProtocol
import Foundation
import Synchronization
import WeatherSources

/// Answers the questions that arrive on a socket, each as soon as its answer is known.
final class Desk: Sendable {
    /// What the program was started with.
    struct Arguments: Hashable, Sendable {
        let source: WeatherSource
        let cacheFolder: String
        let settingsFile: String

        /// The source, the folder of the program's data and the file of settings.
        init?(_ arguments: [String]) {
            guard arguments.count == 3, let source = WeatherSource(rawValue: arguments[0]), source != .sample,
                arguments[1].hasPrefix("/"), arguments[2].hasPrefix("/")
            else { return nil }
            self.source = source
            cacheFolder = arguments[1]
            settingsFile = arguments[2]
        }
    }

    private let channel: MessageChannel
    private let writing = Mutex(())

    init(descriptor: Int32) {
        channel = MessageChannel(descriptor: descriptor, limits: WeatherSocket.answerLimits)
    }

    /// Serves until the other side closes the socket.
    ///
    /// - Parameter answer: The answer to a question.
    func run(_ answer: @escaping @Sendable (WeatherQuestion) async -> WeatherAnswer) {
        while let (question, number) = try? channel.receive(WeatherQuestion.self) {
            Task {
                let answer = await answer(question)
                // If the host is gone, reading ends as well.
                writing.withLock { _ in try? channel.send(answer, number: number) }
            }
        }
    }

    // MARK: What answers

    /// The office of the source; settings that cannot be used answer every question.
    static func office(
        _ arguments: Arguments, _ transport: HTTPTransport
    ) async throws(WeatherRemark) -> WeatherOffice {
        do throws(WeatherSettings.Problem) {
            let settings = try WeatherSettings(path: arguments.settingsFile)
            let endpoint: any WeatherEndpoint =
                switch arguments.source {
                case .sample, .openMeteo: OpenMeteoEndpoint(server: settings.openMeteoServer)
                case .apple: try await apple(settings)
                }
            let folder = arguments.cacheFolder + "/" + arguments.source.rawValue
            let store = WeatherStore(folder: folder)
            let means = WeatherMeans.system
            store.prepare(now: means.now())
            return WeatherOffice(
                endpoint: endpoint, transport: transport, store: store,
                budget: CallBudget(path: folder + "/calls", limit: settings.callsPerDay), means: means)
        } catch {
            throw WeatherRemark(.settings, error.description)
        }
    }

    private static func apple(_ settings: WeatherSettings) async throws(WeatherSettings.Problem) -> AppleEndpoint {
        guard let apple = settings.apple else {
            throw WeatherSettings.Problem(description: "The settings of the weather name no key of Apple's service.")
        }
        let pem = try WeatherSettings.key(at: apple.keyFile)
        do {
            let signer = try await TokenSigner(pem: pem, keyID: apple.identity.keyID)
            return AppleEndpoint(server: apple.server, token: AppleToken(apple.identity, signer: signer))
        } catch {
            throw WeatherSettings.Problem(description: "The key file has no private key for ES256.")
        }
    }
}

extension WeatherMeans {
    static let system = WeatherMeans(
        now: { Date().timeIntervalSince1970 }, pause: { try? await Task.sleep(for: .seconds($0)) },
        wait: { try? await Task.sleep(for: .seconds($0)) }, chance: { Double.random(in: 0..<1) })
}
