import ExtensionProtocol
import Foundation
import Synchronization
import WeatherSources

/// Answers the requests that arrive on a socket, each as soon as its answer is known.
final class ResponseLoop: Sendable {
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
        channel = MessageChannel(descriptor: descriptor, limits: WeatherSocket.responseLimits)
    }

    /// Serves until the other side closes the socket.
    ///
    /// - Parameter answer: The answer to a request.
    func run(_ answer: @escaping @Sendable (WeatherRequest) async -> WeatherResponse) {
        while let (request, number) = try? channel.receive(WeatherRequest.self) {
            Task {
                let answer = await answer(request)
                // If the host is gone, reading ends as well.
                writing.withLock { _ in try? channel.send(answer, number: number) }
            }
        }
    }

    // MARK: What answers

    /// The coordinator of the source; settings that cannot be used answer every request.
    static func coordinator(
        _ arguments: Arguments, _ transport: HTTPTransport
    ) async throws(WeatherProblem) -> WeatherCoordinator {
        do throws(WeatherSettings.Problem) {
            let settings = try WeatherSettings(path: arguments.settingsFile)
            let endpoint: any WeatherEndpoint =
                switch arguments.source {
                case .sample, .openMeteo: OpenMeteoEndpoint(server: settings.openMeteoServer)
                case .apple: try await apple(settings)
                }
            let folder = arguments.cacheFolder + "/" + arguments.source.rawValue
            let store = WeatherStore(folder: folder)
            let dependencies = WeatherDependencies.system
            store.prepare(now: dependencies.now())
            return WeatherCoordinator(
                endpoint: endpoint, transport: transport, store: store,
                budget: CallBudget(path: folder + "/calls", limit: settings.callsPerDay), dependencies: dependencies)
        } catch {
            throw WeatherProblem(.settings, error.description)
        }
    }

    private static func apple(_ settings: WeatherSettings) async throws(WeatherSettings.Problem) -> AppleEndpoint {
        guard let apple = settings.apple else {
            throw settings.appleProblem
                ?? WeatherSettings.Problem(description: "The settings of the weather name no key of Apple's service.")
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

extension WeatherDependencies {
    static let system = WeatherDependencies(
        now: { Date().timeIntervalSince1970 }, pause: { try? await Task.sleep(for: .seconds($0)) },
        wait: { try? await Task.sleep(for: .seconds($0)) }, random: { Double.random(in: 0..<1) })
}
