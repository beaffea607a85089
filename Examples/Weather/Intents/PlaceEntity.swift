import AppIntents

/// A place that people search for, or the one where they are.
struct PlaceEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "장소")
    static var defaultQuery = PlaceQuery()

    /// Follows the device.
    static let current = PlaceEntity(id: "current", place: nil)

    /// The number of the place.
    let id: String
    let place: Place?

    init(_ place: Place) {
        self.init(id: String(place.id), place: place)
    }

    private init(id: String, place: Place?) {
        self.id = id
        self.place = place
    }

    var displayRepresentation: DisplayRepresentation {
        guard let place else {
            return DisplayRepresentation(title: "현재 위치", image: .init(systemName: "location.fill"))
        }
        return DisplayRepresentation(
            title: "\(place.name(in: .current))", subtitle: "\(place.region(in: .current))")
    }
}

/// Finds places by their names in English, Korean and Japanese.
struct PlaceQuery: EntityStringQuery {
    /// Seoul, Tokyo, New York, London, Paris and Sydney.
    private static let suggestions = [1_835_848, 1_850_147, 5_128_581, 2_643_743, 2_988_507, 2_147_714]

    func entities(for identifiers: [String]) async throws -> [PlaceEntity] {
        identifiers.compactMap { identifier in
            identifier == PlaceEntity.current.id
                ? .current : Int(identifier).flatMap(Gazetteer.shared.place).map(PlaceEntity.init)
        }
    }

    func entities(matching string: String) async throws -> [PlaceEntity] {
        Gazetteer.shared.places(named: string).map(PlaceEntity.init)
    }

    func suggestedEntities() async throws -> [PlaceEntity] {
        [.current] + Self.suggestions.compactMap(Gazetteer.shared.place).map(PlaceEntity.init)
    }
}
