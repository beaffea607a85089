import Testing

@testable import WidgetHost

@Suite("Reports of a gateway")
struct ReportBufferTests {
    private func read(_ buffer: ReportBuffer) async -> [GatewayReport] {
        buffer.finish()
        var reports: [GatewayReport] = []
        for await report in buffer.stream { reports.append(report) }
        return reports
    }

    @Test("Output that is not read is lost, the end of a process before it is not")
    func flood() async {
        let buffer = ReportBuffer(capacity: 10)
        buffer.add(.ended("a trap"))
        for number in 0..<100 { buffer.add(.output("line \(number)")) }
        let reports = await read(buffer)
        #expect(reports.count == 10)
        #expect(reports.contains(.ended("a trap")))
        #expect(reports.last == .output("line 99") || reports.last == .ended("a trap"))
    }

    @Test("The number of reports is limited, whatever they are")
    func ends() async {
        let buffer = ReportBuffer(capacity: 10)
        for number in 0..<100 { buffer.add(.ended("end \(number)")) }
        #expect(await read(buffer).count == 10)
    }

    @Test("Reports that are read in time are complete and in order")
    func order() async {
        let buffer = ReportBuffer(capacity: 10)
        let expected: [GatewayReport] = [.output("a"), .ended("b"), .memory(bytes: 3)]
        for report in expected { buffer.add(report) }
        #expect(await read(buffer) == expected)
    }
}
