import SwiftData
import SwiftUI

@Model final class Item {
    var name: String = ""
    var n: Int = 0
    @Relationship(deleteRule: .cascade, inverse: \Sub.item) var subs: [Sub]? = []
    init(name: String) { self.name = name }
}
@Model final class Sub {
    var item: Item?
    init() {}
}
struct V: View {
    @Query(sort: \Item.name) var items: [Item]
    @Query(filter: #Predicate<Item> { $0.n > 1 }, sort: [SortDescriptor(\Item.name, order: .reverse)]) var b: [Item]
    @Query var c: [Item]
    @Query(sort: \Item.name, order: .reverse, animation: .default) private var d: [Item]
    @Environment(\.modelContext) var ctx
    init(x: Int) { _c = Query(filter: #Predicate<Item> { $0.n == x }, sort: \.name) }
    var body: some View {
        ForEach(items) { Text($0.name) }.onAppear {
            ctx.insert(Item(name: "x"))
            try? ctx.save()
        }
    }
}
@ModelActor actor Store { func f() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Item>()) } }
func g() throws {
    let c = try ModelContainer(for: Item.self, Sub.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    _ = ModelContext(c)
    let d = ModelConfiguration("x", schema: Schema([Item.self]), groupContainer: .identifier("group.x"))
    _ = d
}

struct Stored: View {
    @AppStorage("identifier") var identifier: PersistentIdentifier?

    var body: some View { Text(identifier?.entityName ?? "") }
}
