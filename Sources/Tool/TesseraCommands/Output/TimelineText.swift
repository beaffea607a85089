import Foundation
import WidgetHost

/// A report of what a widget showed, as text and as JSON.
struct TimelineText {
    let report: TimelineReport
    let timeZone: String

    /// Pictures and reloads in chronological order.
    var text: String {
        let rows = (report.stretches.map(row) + report.reloads.flatMap(rows)).sorted { $0.date < $1.date }
        let hours = ((report.to.timeIntervalSince(report.from)) / 3_600 * 10).rounded() / 10
        var lines = ["\(report.kind), \(report.family.rawValue): \(time(report.from)), \(hours) h, \(timeZone)", ""]
        var day = ""
        for row in rows {
            let parts = time(row.date).split(separator: " ", maxSplits: 1).map(String.init)
            if let date = parts.first, date != day {
                lines.append(date)
                day = date
            }
            lines.append("  \(parts.last ?? "")  \(row.text)")
        }
        let granted = report.reloads.filter { $0.granted != nil }
        let metered = granted.count(where: \.isMetered)
        let deferred = report.reloads.count { $0.deferredUntil != nil }
        lines += [
            "",
            "\(Self.count(report.distinctPictures, "different picture")); \(Self.count(granted.count, "reload")), "
                + "\(metered) of them counted "
                + "(the budget grants \(report.reloadsPerDay) a day), \(deferred) deferred.",
        ]
        if let planned = report.planned {
            lines.append("Next reload \(time(planned.due)): \(planned.deferral ?? planned.reason.words).")
        }
        lines += report.findings.map { "note: \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    func json() throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
        } catch {
            throw CommandFailure(.widget, "The report cannot be written as JSON: \(error).")
        }
    }

    /// “1 reload”, “2 reloads”.
    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private struct Row {
        var date: Date
        var text: String
    }

    private func row(_ stretch: TimelineReport.Stretch) -> Row {
        let picture = stretch.picture.map { "picture \($0)" } ?? "nothing drawn"
        let entry = stretch.entryDate.map { ", entry of \(clock($0))" } ?? ", no entry yet"
        let reasons = stretch.reasons.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        let why = reasons.isEmpty ? "" : " – " + reasons.joined(separator: "; ")
        return Row(date: stretch.from, text: "shows   \(picture)\(entry), until \(clock(stretch.to))\(why)")
    }

    private func rows(_ reload: TimelineReport.Reload) -> [Row] {
        let cost = reload.isMetered ? "counted" : "free"
        guard let granted = reload.granted else {
            let until = reload.deferredUntil.map { " until \(clock($0))" } ?? ""
            let why = reload.because.map { ": \($0)" } ?? ""
            return [Row(date: reload.asked, text: "waits   \(reload.reason.words)\(until)\(why)")]
        }
        let result =
            reload.failure.map { "failed: \($0)" } ?? reload.entries.map { "\($0) entr\($0 == 1 ? "y" : "ies")" } ?? ""
        let late = granted.timeIntervalSince(reload.asked)
        let delay = late >= 1 ? ", requested at \(clock(reload.asked))" + (reload.because.map { ": \($0)" } ?? "") : ""
        return [Row(date: granted, text: "reload  \(reload.reason.words), \(cost)\(delay) → \(result)")]
    }

    private func time(_ date: Date) -> String { formatted(date, "yyyy-MM-dd HH:mm:ss") }
    private func clock(_ date: Date) -> String { formatted(date, "HH:mm:ss") }

    private func formatted(_ date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: timeZone)
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}
