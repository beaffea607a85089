import Foundation
import Glibc
import TestSupport
import Testing

@testable import PreviewServer

@Suite("The number of requests in progress")
struct RequestLimitTests {
    @Test("S-PAGE-25: A page with too many requests in progress gets 429 with the reason, and others are answered")
    func ofPage() async throws {
        #expect(RequestLimit.ofPage == 8)
        let source = BusySource()
        defer { source.release() }
        try await TestServer.with(source) { running in
            let http = running.http
            let token = try await running.pageToken()
            var clients = try (0..<RequestLimit.ofPage).map { _ in try http.open(BusySource.picture, token: token) }
            defer { for client in clients { close(client) } }
            try await eventually("they are in progress") { source.begun == clients.count }
            let refused = try await http.send("GET", BusySource.picture, headers: [("X-Tessera-Token", token)])
            #expect(refused.status == 429)
            #expect(refused.body.contains("8 requests of this page are already in progress."), "\(refused.body)")
            #expect(try await http.send("GET", "/page/main.js", headers: [("X-Tessera-Token", token)]).status == 200)
            // Requests that name no page count together.
            clients.append(try http.open(BusySource.picture))
            try await eventually("another page's request is in progress") { source.begun == clients.count }
            close(clients.removeFirst())
            try await eventually("one has ended") { source.canceled == 1 }
            try await eventually("the page's next request is in progress") {
                let begun = source.begun
                clients.append(try http.open(BusySource.picture, token: token))
                try await Task.sleep(for: .milliseconds(20))
                return source.begun > begun
            }
        }
    }

    @Test("S-PAGE-25: With too many requests of all pages in progress, further ones get 503 with the reason")
    func inAll() async throws {
        #expect(RequestLimit.inAll == 32)
        let source = BusySource()
        defer { source.release() }
        try await TestServer.with(source) { running in
            let http = running.http
            var clients: [Int32] = []
            defer { for client in clients { close(client) } }
            for _ in 0..<RequestLimit.inAll / RequestLimit.ofPage {
                let token = try await running.pageToken()
                for _ in 0..<RequestLimit.ofPage { clients.append(try http.open(BusySource.picture, token: token)) }
            }
            try await eventually("they are in progress") { source.begun == RequestLimit.inAll }
            let token = try await running.pageToken()
            let refused = try await http.send("GET", BusySource.picture, headers: [("X-Tessera-Token", token)])
            #expect(refused.status == 503)
            #expect(refused.body.contains("32 requests of all pages are already in progress."), "\(refused.body)")
            source.release()
            try await eventually("requests are answered again") {
                try await http.send("GET", "/gallery", headers: [("X-Tessera-Token", token)]).status == 200
            }
        }
    }

    @Test("S-PAGE-25: Commands have a limit of their own, which pictures do not use up")
    func commands() async throws {
        let source = BusySource()
        defer { source.release() }
        try await TestServer.with(source) { running in
            let (http, token) = (running.http, try await running.pageToken())
            let pictures = try (0..<RequestLimit.ofPage).map { _ in try http.open(BusySource.picture, token: token) }
            defer { for client in pictures { close(client) } }
            try await eventually("the pictures are in progress") { source.begun == RequestLimit.ofPage }
            let command = #"{"name":"reload","widget":1}"#
            try await withThrowingTaskGroup(of: Int.self) { group in
                // The group waits for the commands, also after an error.
                defer { source.release() }
                for _ in 0..<RequestLimit.ofPage {
                    group.addTask { try await running.command(command, token: token).status }
                }
                try await eventually("the commands are in progress") { source.begun == 2 * RequestLimit.ofPage }
                let refused = try await running.command(command, token: token)
                #expect(refused.status == 429)
                #expect(refused.body.contains("8 commands of this page are already in progress."), "\(refused.body)")
                source.release()
                for try await status in group { #expect(status == 200) }
            }
            #expect(source.performed == RequestLimit.ofPage)
        }
    }
}
