/// What a browser has after it opened the printed address: the page's folder and a cookie.
struct PageAccess: Sendable {
    /// Begins with a slash; empty before the address is opened.
    private(set) var folder = ""
    private(set) var cookie = ""

    /// Nothing: what a browser has before it opens the address.
    init() {}

    /// - Parameter head: The head of the response to the printed address; `nil` is returned if it grants no access.
    init?(head: String) {
        let lines = head.split(separator: "\r\n")
        guard let line = lines.first(where: { $0.lowercased().hasPrefix("set-cookie:") }) else { return nil }
        let parts = line.dropFirst("set-cookie:".count).split(separator: ";").map { $0.drop { $0 == " " } }
        guard let cookie = parts.first, let path = parts.first(where: { $0.hasPrefix("Path=/") }) else { return nil }
        self.cookie = String(cookie)
        folder = String(path.dropFirst("Path=".count).dropLast())
    }
}
