/// Where things stand.
extension HostState {
    mutating func replace(_ content: HomePage.Content, with other: HomePage.Content) {
        for index in pages.indices { pages[index].replace(content, with: other) }
        for index in todayView.indices where todayView[index] == content { todayView[index] = other }
    }

    mutating func removePlace(of content: HomePage.Content) {
        for index in pages.indices { pages[index].remove(content) }
        todayView.removeAll { $0 == content }
        if case .widget(let id) = content {
            if lockScreen.inline == id { lockScreen.inline = nil }
            lockScreen.row.removeAll { $0 == id }
        }
    }

    /// The page on which content stands.
    func page(of content: HomePage.Content) -> Int? {
        pages.firstIndex { $0.item(of: content) != nil }
    }

    func isWatchStack(_ stack: WidgetStack) -> Bool {
        stack.members.first.flatMap { instances[$0] }?.context == .watchSmartStack
    }
}
