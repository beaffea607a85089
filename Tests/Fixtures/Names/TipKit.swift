import SwiftUI
import TipKit

struct FavoriteTip: Tip {
    static let addFavorite = Event(id: "add-favorite")
    static let opened = Tips.Event<Opened>(id: "opened")
    struct Opened: Codable, Sendable { var page: String }

    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient)
    static var visits: Int = 0

    var title: Text { Text("Save as favorite") }
    var message: Text? { Text("It stays at the top.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "learn-more", title: "Learn more")
        Action(id: "faq") {
            print("faq")
        } _: {
            Text("FAQ")
        }
    }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.addFavorite) { event in
            event.donations.count >= 3
        }
        #Rule(Self.opened) { $0.donations.filter { $0.page == "home" }.count > 1 }
        #Rule(Self.$visits, Self.addFavorite) { visits, event in visits > 2 && event.donations.isEmpty }
    }
    var options: [TipOption] {
        Tips.MaxDisplayCount(1)
        Tips.IgnoresDisplayFrequency(true)
    }
}

struct SimpleTip: Tip {
    var title: Text { Text("One") }
    var options: [any TipOption] { [MaxDisplayCount(3)] }
    var rules: [Rule] { [#Rule(FavoriteTip.$isLoggedIn) { $0 }] }
}

struct PlainStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.title
            configuration.message?.font(.caption)
            Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
        }
    }
}

struct TippedView: View {
    let tip = FavoriteTip()
    @State private var group = TipGroup(.ordered) {
        FavoriteTip()
        SimpleTip()
    }

    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom) { action in print(action.id) }
                .tipViewStyle(PlainStyle())
                .tipBackground(.thinMaterial)
            TipView(group.currentTip as? SimpleTip)
            Button("Star") {
                tip.invalidate(reason: .actionPerformed)
                FavoriteTip.isLoggedIn.toggle()
                Task { await FavoriteTip.addFavorite.donate() }
            }
            .popoverTip(tip, arrowEdge: .top)
        }
        .task {
            try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
            for await status in tip.statusUpdates { print(status == .available) }
            for await shown in tip.shouldDisplayUpdates { print(shown) }
        }
    }
}
