import Intents

/// Knows the beds of the garden, with the completion form of one method and the waiting form of another.
final class GardenIntents: INExtension, ShowBedIntentHandling {
    private let beds = [
        GardenIntents.bed("north", "North bed", area: 6), GardenIntents.bed("south", "South bed", area: 9.5),
        GardenIntents.bed("herbs", "Herb spiral", area: 2),
    ]

    override func handler(for intent: INIntent) -> Any { self }

    private static func bed(_ id: String, _ name: String, area: Double) -> Bed {
        let bed = Bed(
            identifier: id, display: name, subtitle: "\(Int(area)) m²", image: INImage.systemImageNamed("leaf"))
        bed.area = NSNumber(value: area)
        bed.mainCrop = .tomato
        return bed
    }

    func provideBedOptionsCollection(
        for intent: ShowBedIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<Bed>?, Error?) -> Void
    ) {
        let found = beds.filter { bed in
            searchTerm.map { bed.displayString.contains($0) } ?? (bed.identifier != "herbs")
        }
        completion(INObjectCollection(sections: [INObjectSection(title: "Beds", items: found)]), nil)
    }

    func provideNeighboursOptionsCollection(for intent: ShowBedIntent) async throws -> INObjectCollection<Bed> {
        INObjectCollection(items: beds.filter { $0.identifier != intent.bed?.identifier })
    }

    func provideToolOptionsCollection(for intent: ShowBedIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["Spade", "Fork"].map { NSString(string: $0) })
    }

    func defaultBed(for intent: ShowBedIntent) -> Bed? { beds.last }

    func defaultTool(for intent: ShowBedIntent) -> String? { "Fork" }

    func resolveCrop(for intent: ShowBedIntent) async -> CropResolutionResult { .success(with: intent.crop) }

    func resolveRows(for intent: ShowBedIntent, with completion: @escaping (ShowBedRowsResolutionResult) -> Void) {
        completion((intent.Rows?.intValue ?? 0) > 9 ? .unsupported(forReason: .tooMany) : .success(with: 3))
    }

    func handle(intent: ShowBedIntent, completion: @escaping (ShowBedIntentResponse) -> Void) {
        guard let bed = intent.bed else { return completion(ShowBedIntentResponse(code: .drought, userActivity: nil)) }
        completion(.success(bed: bed, litres: 4))
    }
}
