import Foundation
import Hummingbird
import ServiceLifecycle

/// The responses of the server by path.
struct PageResponder: Sendable {
    let server: PreviewServer

    func router() -> Router<PageContext> {
        let root = Router(context: PageContext.self)
        root.middlewares.add(PageGuard(rules: server.rules))
        root.get("/", use: opening)
        let router = root.group(RouterPath(server.rules.key.path))
        let source = server.source
        router.get("/", use: index)
        router.get("/page/{name}", use: pageFile)
        router.get("/fonts/{name}", use: font)
        router.get("/events", use: events)
        router.post("/commands", use: command)
        /// A request for data, which may take long.
        func data<Answer: Encodable & Sendable>(
            _ path: RouterPath, _ answer: @escaping @Sendable (Request, PageContext) async throws -> Answer
        ) {
            router.get(path) { request, context in
                try await reading(request, context) { try json(await answer(request, context)) }
            }
        }
        data("/gallery") { _, _ in try await source.gallery() }
        data("/gallery/picture") { request, _ in
            try await source.galleryPicture(
                extension: try query("extension", request), kind: try query("kind", request),
                family: try query("family", request))
        }
        data("/gallery/activity") { request, _ in
            try await source.galleryActivity(
                extension: try query("extension", request), attributes: try query("attributes", request),
                presentation: try query("presentation", request))
        }
        data("/gallery/control") { request, _ in
            try await source.galleryControl(
                extension: try query("extension", request), kind: try query("kind", request),
                size: try query("size", request))
        }
        router.get("/gallery/icon") { request, _ in
            let icon = try await source.icon(extension: try query("extension", request))
            return Response(
                status: .ok, headers: [.contentType: icon.type.rawValue, .cacheControl: "no-cache"],
                body: .init(byteBuffer: ByteBuffer(bytes: icon.bytes)))
        }
        data("/widgets/{id}/form") { _, context in try await source.form(widget: try widget(context)) }
        data("/widgets/{id}/tree") { _, context in try await source.inspection(widget: try widget(context)) }
        data("/widgets/{id}/suggestions") { request, context in
            try await source.suggestions(
                widget: try widget(context), parameter: try query("parameter", request),
                query: try query("query", request))
        }
        data("/widgets/{id}/picture") { request, context in
            guard let date = Double(try query("date", request)), date.isFinite else {
                throw PageRejection(.invalid, "“date” is a number of seconds since 1970.")
            }
            return try await source.picture(widget: try widget(context), date: date)
        }
        data("/widgets/{id}/variants") { _, context in try await source.variants(widget: try widget(context)) }
        data("/widgets/{id}/variants/pictures") { request, context in
            try await source.variantPictures(widget: try widget(context), variants: try query("variants", request))
        }
        data("/widgets/{id}/variants/tree") { request, context in
            try await source.variantInspection(widget: try widget(context), variant: try query("variant", request))
        }
        data("/widgets/{id}/guidelines") { _, context in try await source.guidelines(widget: try widget(context)) }
        data("/previews") { _, _ in try await source.previews() }
        data("/previews/entries") { request, _ in
            try await source.previewEntries(
                extension: try query("extension", request), preview: try whole("preview", request),
                family: try query("family", request), variant: try query("variant", request),
                first: try whole("first", request))
        }
        return root
    }

    /// The response to a request for data, which waits for its turn.
    private func reading(
        _ request: Request, _ context: PageContext, _ work: () async throws -> Response
    ) async throws -> Response {
        let end = await ConnectionEnd.of(context.channel)
        return try await server.reads.run(for: server.rules.page(of: request), until: end, work)
    }

    /// Sets the cookie and continues with the page.
    ///
    /// The document that continues is the server's own. After a redirect, a browser would not send a strict cookie if
    /// the address was opened from another site.
    private func opening(_ request: Request, _ context: PageContext) -> Response {
        let path = server.rules.key.path
        let page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="refresh" content="0; url=\(path)">
            <link rel="icon" href="data:,">
            <title>Tessera</title>
            <main><h1>Tessera</h1><a href="\(path)">Open the page</a></main>

            """
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
                .setCookie: server.rules.cookie,
            ],
            body: .init(byteBuffer: ByteBuffer(string: page)))
    }

    private func index(_ request: Request, _ context: PageContext) -> Response {
        let page = server.files.index(token: server.rules.issuePageToken())
        return Response(
            status: .ok, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: .init(byteBuffer: page))
    }

    private func pageFile(_ request: Request, _ context: PageContext) throws -> Response {
        guard let file = server.files.file(named: try name(context)) else { throw PageGuard.unknown(request) }
        // A new version of the server has new files, so browsers must revalidate them.
        return Response(
            status: .ok, headers: [.contentType: file.type, .cacheControl: "no-cache"],
            body: .init(byteBuffer: file.bytes))
    }

    private func font(_ request: Request, _ context: PageContext) throws -> Response {
        guard let file = server.files.font(named: try name(context)) else { throw PageGuard.unknown(request) }
        return Response(
            status: .ok, headers: [.contentType: file.type, .cacheControl: "max-age=86400"],
            body: .init(byteBuffer: file.bytes))
    }

    private func events(_ request: Request, _ context: PageContext) -> Response {
        let server = server
        let (hub, interval) = (server.hub, server.options.signInterval)
        let body = ResponseBody { writer in
            // A page that closes ends its stream of requests; the wait for news is then canceled.
            try await request.body.consumeWithCancellationOnInboundClose { _ in
                // Proxies and browsers deliver nothing before the first bytes.
                try await writer.write(ByteBuffer(string: ": hello\n\n"))
                await server.refreshState()
                var seen = 0
                while let batch = await hub.next(after: seen, within: interval) {
                    seen = batch.number
                    try await writer.write(batch.bytes)
                }
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .init("X-Accel-Buffering")!: "no"],
            body: body)
    }

    /// Performs a command. It never waits for requests for data, and is completed although its connection ends.
    private func command(_ request: Request, _ context: PageContext) async throws -> Response {
        try server.rules.checkPageToken(request)
        guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
            throw PageRejection(.invalid, "Commands must be sent as application/json.")
        }
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: PageCommandReader.bodyLimit)
        } catch {
            throw PageRejection(.tooLarge, "The body is larger than \(PageCommandReader.bodyLimit) bytes.")
        }
        let command = try PageCommandReader.command(Data(buffer: body))
        return try json(await server.source.perform(command))
    }

    private func name(_ context: PageContext) throws(PageRejection) -> String {
        guard let name = context.parameters.get("name") else { throw PageRejection(.unknown, "There is no such file.") }
        return name
    }

    private func widget(_ context: PageContext) throws(PageRejection) -> Int {
        guard let id = context.parameters.get("id").flatMap({ Int($0) }) else {
            throw PageRejection(.unknown, "A widget's identifier is a number.")
        }
        return id
    }

    private func query(_ name: String, _ request: Request) throws(PageRejection) -> String {
        guard let value = request.uri.queryParameters[Substring(name)] else {
            throw PageRejection(.invalid, "The URL requires the parameter “\(name)”.")
        }
        return String(value)
    }

    private func whole(_ name: String, _ request: Request) throws(PageRejection) -> Int {
        guard let value = Int(try query(name, request)) else {
            throw PageRejection(.invalid, "“\(name)” is a whole number.")
        }
        return value
    }

    private func json(_ value: some Encodable) throws -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: try JSONText.encode(value))))
    }
}
