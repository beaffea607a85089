import AppIntents
import WidgetKit

struct SelectStockIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Stock"
    static let description = IntentDescription("Choose the stock to follow.")

    @Parameter(title: "Stock")
    var stock: StockEntity?

    init() {}

    init(stock: Stock) {
        self.stock = StockEntity(stock)
    }
}

struct StockEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stock"
    static let defaultQuery = StockQuery()

    let id: String
    let name: String

    init(_ stock: Stock) {
        id = stock.id
        name = stock.name
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: "\(name)")
    }
}

/// Finds stocks by symbol and by name.
struct StockQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [StockEntity] {
        identifiers.compactMap(Stock.named).map(StockEntity.init)
    }

    func entities(matching string: String) async throws -> [StockEntity] {
        Stock.samples
            .filter {
                $0.id.localizedCaseInsensitiveContains(string) || $0.name.localizedCaseInsensitiveContains(string)
            }
            .map(StockEntity.init)
    }

    func suggestedEntities() async throws -> [StockEntity] {
        Watchlist().stocks.map(StockEntity.init)
    }

    func defaultResult() async -> StockEntity? {
        Watchlist().stocks.first.map(StockEntity.init)
    }
}
