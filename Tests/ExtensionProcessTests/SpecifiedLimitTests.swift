import ExtensionProtocol
import RenderModel
import TestSupport
import Testing

@testable import ExtensionProcess

/// Other tests prove that a process ends at a limit, mostly at a lower one. These compare the page with the defaults.
@Suite("The specified limits of a widget")
struct SpecifiedLimitTests {
    private static let options = LaunchOptions()
    private static let live = LaunchOptions.live(
        locale: "en_US", timeZone: "GMT", confinement: .sandbox(network: .denied))
    private static let limits = BinaryLimits(bytes: options.answerLimit)

    private static func message(_ limit: ExtensionError.Limit) -> String {
        ExtensionError.brokeLimit(limit, amount: options.amount(of: limit), lastLines: []).description
    }

    private static func message(_ kind: BinaryLimits.Kind, _ allowed: Int) -> String {
        let reason = BinaryDecodingError.limit(kind, allowed: allowed).description
        return ExtensionError.protocolViolation(reason).description
    }

    private static let late = ExtensionError.hung(seconds: options.timeLimit).description

    @Test(
        "The messages of the page are those of a widget's process",
        arguments: [
            ("S-LIMIT-1", message(.memory)), ("S-LIMIT-4", message(.temporaryFiles)), ("S-LIMIT-5", message(.file)),
            ("S-LIMIT-7", message(.threads)), ("S-LIMIT-8", message(.stack)), ("S-LIMIT-9", message(.processorTime)),
            ("S-LIMIT-10", late), ("S-LIMIT-11", message(.output)), ("S-LIMIT-12", message(.message)),
            ("S-LIMIT-13", message(.nodes, limits.nodes)), ("S-LIMIT-14", message(.memory, limits.memory)),
            ("S-LIMIT-15", late), ("S-LIMIT-34", message(.storage)), ("S-LIMIT-35", message(.storedFiles)),
            ("S-LIMIT-36", message(.storedLevels)), ("S-LIMIT-42", message(.marks, CombiningMarks.limit)),
        ])
    func messages(id: String, message: String) throws {
        let row = try SpecificationPage.row(id)
        #expect(row.hasSuffix("| `\(message)` |"), "\(message) is not in: \(row)")
    }

    @Test(
        "The values of the page are those of a widget's process",
        arguments: [
            ("S-LIMIT-1", "1 GB", options.memoryLimit == 1 << 30),
            ("S-LIMIT-4", "10,000", options.temporaryFileLimit == 10_000),
            ("S-LIMIT-5", "256 MB", options.fileLimit == 256 << 20),
            ("S-LIMIT-6", "1,024", options.descriptorLimit == 1_024),
            ("S-LIMIT-7", "512", options.threadLimit == 512),
            ("S-LIMIT-8", "512 MB", options.stackLimit == 512 << 20),
            (
                "S-LIMIT-9", "three times `--time-limit`: 30 s",
                options.processorLimit == 30 && LaunchOptions(timeLimit: 7).processorLimit == 21
            ),
            ("S-LIMIT-10", "`--time-limit`: 10 s", options.timeLimit == 10),
            (
                "S-LIMIT-11", "64 MB; 8 MB on a live device",
                options.outputLimit == 64 << 20 && live.outputLimit == 8 << 20
            ),
            (
                "S-LIMIT-12", "256 MB; 32 MB on a live device",
                options.answerLimit == 256 << 20 && live.answerLimit == 32 << 20
            ),
            (
                "S-LIMIT-13", "500,000; 4,000,000; 2,000",
                limits.nodes == 500_000 && limits.values == 4_000_000 && limits.depth == 2_000
            ),
            ("S-LIMIT-14", "64 MB and eight times its size, at most 384 MB", limits.memory == 384 << 20),
            ("S-LIMIT-34", "512 MB", options.storageLimit == 512 << 20),
            ("S-LIMIT-35", "20,000", options.storedFileLimit == 20_000),
            ("S-LIMIT-36", "64", options.storedLevelLimit == 64),
        ])
    func values(id: String, value: String, isTrue: Bool) throws {
        #expect(isTrue, "the page has \(value)")
        let row = try SpecificationPage.row(id)
        #expect(row.contains("| \(value) |"), "\(value) is not in: \(row)")
    }
}
