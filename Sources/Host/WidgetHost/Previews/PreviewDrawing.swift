import ExtensionProtocol
import Foundation
import RenderModel

/// Draws pictures for the gallery: nothing is placed or started for them, and entries are released at once.
struct PreviewDrawing {
    let gateway: any ExtensionGateway
    /// The time of the extension's clock; `nil` for the real time.
    let date: Date?

    /// A realistic picture: the provider's snapshot, or its placeholder if the snapshot takes too long or fails (F-55).
    func widget(_ kind: String, _ environment: WidgetEnvironment, timeLimit: TimeInterval) async -> GalleryPreview {
        var request = EntriesRequest(
            kind: kind, purpose: .snapshot, environment: environment, isPreview: true, timeLimit: timeLimit)
        let failure: GatewayFailure
        do throws(GatewayFailure) {
            return GalleryPreview(source: .snapshot, tree: try await picture(request), environment: environment)
        } catch {
            failure = error
        }
        request.purpose = .placeholder
        let sample = try? await picture(request)
        return GalleryPreview(
            source: sample == nil ? .none : .simulated, tree: sample, environment: environment,
            reason: failure.message)
    }

    /// The picture of the first entry that a provider returns.
    func picture(_ request: EntriesRequest) async throws(GatewayFailure) -> RenderTree {
        try await draw(try await gateway.send(request, at: date).token, request.environment)
    }

    /// The first state of a Live Activity.
    func activity(
        _ request: ActivityRequest, _ environment: WidgetEnvironment
    ) async throws(GatewayFailure) -> (tree: RenderTree, reply: ActivityReply) {
        let reply = try await gateway.send(request, at: date)
        return (try await draw(reply.token, environment), reply)
    }

    private func draw(_ token: EntriesToken, _ environment: WidgetEnvironment) async throws(GatewayFailure)
        -> RenderTree
    {
        let trees: [RenderTree]
        do throws(GatewayFailure) {
            trees = try await gateway.send(RenderRequest(token: token, environments: [environment]))
        } catch {
            await gateway.release(token)
            throw error
        }
        await gateway.release(token)
        guard let tree = trees.first else { throw GatewayFailure(.process, "the extension returned no picture") }
        return tree
    }
}
