import AppIntents

enum Theme: String, AppEnum {
    case light, dark

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static var caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .light: DisplayRepresentation(title: "Light", image: .init(systemName: "sun.max")),
        .dark: DisplayRepresentation(title: "Dark", subtitle: "At night", image: .init(systemName: "moon")),
    ]
}

struct City: AppEntity {
    var id: String
    var name: String

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
    static var defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "City", image: .init(named: "Tower"))
    }

    static let all = ["Seoul", "Busan", "Daegu", "Incheon"].map { City(id: $0.lowercased(), name: $0) }
}

/// Proposes two cities and finds all.
struct CityQuery: EntityStringQuery {
    func entities(for identifiers: [City.ID]) async throws -> [City] {
        City.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [City] { Array(City.all.prefix(2)) }

    func entities(matching string: String) async throws -> [City] {
        if string == "trap" { fatalError("asked to") }
        if string == "wait" { try await Task.sleep(for: .seconds(3_600)) }
        return City.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func defaultResult() async -> City? { City.all.first }
}

struct Station: AppEntity {
    var id: Int

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Station")
    static var defaultQuery = StationQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Station \(id)") }
}

struct StationQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Station] { (1...30).map { Station(id: $0) } }

    func entities(for identifiers: [Int]) async throws -> [Station] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// Offers the lines of the city that was chosen, in sections.
struct LineOptions: DynamicOptionsProvider {
    @IntentParameterDependency<Controls>(\.$city)
    var intent

    func results() async throws -> ItemCollection<String> {
        let city = intent?.city.name ?? "Nowhere"
        return ItemCollection(promptLabel: "Which line?") {
            ItemSection(
                "Near", items: [IntentItem("\(city) 1", title: "First"), IntentItem("\(city) 2", title: "Second")])
            ItemSection("Far", items: [IntentItem("\(city) 9", title: "Ninth", subtitle: "Express")])
        }
    }

    func defaultResult() async -> String? { "\(intent?.city.name ?? "Nowhere") 1" }
}
