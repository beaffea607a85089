import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes
import WidgetVocabulary

/// The previews that the sources of an extension declare, with their timelines, on the device as it is now.
///
/// 1. Only previews of widgets are listed: those of views and Live Activities have no timeline.
/// 2. A preview has its own size. It is drawn with the device's settings for the visible place, or for the first place
///    of the guidelines' table on the same platform that has the size.
/// 3. Nothing is placed, stored or announced, and no budget is charged. Each request asks the preview for its entries,
///    draws some of them, each at its own date, and releases them.
struct PreviewTimelines {
    let gateway: any ExtensionGateway
    let machine: HostMachine
    let now: Date
    /// The time of the extension's clock; `nil` for the real time.
    let date: Date?

    func list() async throws(GatewayFailure) -> [DeclaredPreview] {
        let system = machine.environment.place.platform.system
        let descriptions = try await gateway.send(PreviewsRequest(system: system))
        var previews: [DeclaredPreview] = []
        for (index, (name, description)) in zip(descriptions.labels, descriptions).enumerated() {
            guard let family = description.family else { continue }
            var preview = DeclaredPreview(
                index: index, name: name, family: family, file: description.file, line: description.line)
            do throws(HostError) {
                preview.context = try machine.drawing(WidgetVariant(), ofPreview: family).place.context
                preview.appearances = machine.appearances(ofPreview: family)
            } catch {
                preview.reason = error.description
            }
            previews.append(preview)
        }
        return previews
    }

    /// - Parameters:
    ///   - index: The preview's place in the list of all previews.
    ///   - wanted: The entries to draw; those that do not exist are omitted.
    func timeline(
        of index: Int, in drawing: VariantDrawing, drawing wanted: Range<Int>
    ) async throws(GatewayFailure) -> PreviewTimeline {
        var dated = drawing.environment
        dated.now = now.timeIntervalSinceReferenceDate
        let reply = try await gateway.send(
            PreviewEntriesRequest(
                index: index, environment: dated, timeLimit: machine.settings.timelineTimeLimit), at: date)
        let shown = wanted.clamped(to: 0..<reply.entries.count)
        var trees: [RenderTree] = []
        do throws(GatewayFailure) {
            guard reply.entries.allSatisfy({ $0.date.isFinite }) else {
                throw GatewayFailure(.rejected, "an entry of the preview has no valid date")
            }
            if !shown.isEmpty {
                trees = try await gateway.send(
                    RenderRequest(
                        token: reply.token, entries: Array(shown), environments: [drawing.environment]))
            }
        } catch {
            await gateway.release(reply.token)
            throw error
        }
        await gateway.release(reply.token)
        let treatment = Treatment(drawing.traits, in: drawing.place)
        return PreviewTimeline(
            dates: reply.entries.map { Date(timeIntervalSinceReferenceDate: $0.date) }, first: shown.lowerBound,
            trees: trees.map { $0.treated(by: treatment) }, environment: drawing.environment)
    }
}
