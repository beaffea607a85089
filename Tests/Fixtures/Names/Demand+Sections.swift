import AppIntents
import CoreSpotlight
import SwiftUI

struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            Group(sections: content) { sections in
                if let first = sections.first { first.content }
                ForEach(sections.dropFirst()) { section in
                    VStack {
                        section.header.font(.headline)
                        ForEach(section.content) { $0.padding(2) }
                        if !section.footer.isEmpty { section.footer }
                    }
                }
            }
            ForEach(sections: content) { section in
                HStack { section.content }
            }
        }
    }
}

struct Village: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Village"
    static let defaultQuery = VillageQuery()
    var id: String
    @Property(title: "Name", indexingKey: \.displayName) var name: String
    @Property(indexingKey: \.contentDescription) var about: String?
    @ComputedProperty(indexingKey: \.title) var heading: String { "In " + id }
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String) {
        self.id = id
        name = id
    }
}

struct VillageQuery: EntityQuery {
    func entities(for identifiers: [Village.ID]) async throws -> [Village] { identifiers.map { Village(id: $0) } }
}

struct LeaveIntent: DeleteIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Leave"
    @Parameter(title: "Villages") var entities: [Village]

    @MainActor
    func perform() async throws -> some IntentResult {
        undoManager?.setActionName("Leave")
        return .result()
    }
}

func leave() -> LeaveIntent { LeaveIntent() }

struct Town: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
    static let defaultQuery = TownQuery()
    var id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    var attributeSet: CSSearchableItemAttributeSet {
        let set = defaultAttributeSet
        set.displayName = id
        return set
    }
}

struct TownQuery: EntityQuery {
    func entities(for identifiers: [Town.ID]) async throws -> [Town] { identifiers.map { Town(id: $0) } }
}

struct TownOptions: DynamicOptionsProvider {
    func results() async throws -> some ResultsCollection {
        ItemCollection {
            ItemSection("North") {
                "Oslo"
                IntentItem("Turku", title: "Åbo")
            }
        }
    }
}

struct GoIntent: AppIntent {
    static let title: LocalizedStringResource = "Go"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult {
        if systemContext.currentMode.canContinueInForeground { print(systemContext.currentMode == .foreground) }
        return .result()
    }
}
