import Foundation

/// axe-core, which checks pages by the accessibility rules of WCAG 2.2 and by common practice.
///
/// It is a tool, not a part of the project: `Tools/setup/packages browser` downloads it. `TESSERA_TEST_AXE` names
/// another copy.
package enum AxeCore {
    /// The copy that the environment names, as `./dev test` does after the download.
    private static let named = ProcessInfo.processInfo.environment["TESSERA_TEST_AXE"].flatMap { $0.isEmpty ? nil : $0 }

    /// The file with the script.
    package static let path = named ?? repository.appending(path: ".cache/axe-core.js").path

    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Whether pages are checked: always with a named copy, so that a missing one fails, and otherwise when it was
    /// downloaded.
    package static let isOn: Bool = {
        let isOn = named != nil || FileManager.default.fileExists(atPath: path)
        if !isOn {
            FileHandle.standardError.write(
                Data("SKIPPED: no page was checked with axe-core; Tools/setup/packages browser downloads it.\n".utf8))
        }
        return isOn
    }()

    package static func script() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// An expression for the page that has run the script: a promise of the findings, as JSON text of an array.
    ///
    /// 1. All rules apply, best practices included, and the size of targets, which axe-core omits by default. The
    ///    colors and sizes in a widget's picture are its author's.
    /// 2. Violations are findings. Those that axe-core cannot decide are findings except
    ///    - contrast on gradients and pictures, which `Contrast` measures,
    ///    - the link to the widgets, which shows them if another part of a narrow page hides them,
    ///    - deep levels of the tree of views, which some screen readers do not say,
    ///    - frames, whose pages are checked by themselves.
    /// 3. A page to which hardly any rule applies was not loaded, which is a finding.
    package static let findings = """
        (async () => {
          axe.configure({ rules: [
            { id: 'color-contrast', selector: '*:not(.picture, .picture *)' },
            { id: 'target-size', selector: '*:not(.picture *)', enabled: true },
          ] });
          const { violations, incomplete, passes } = await axe.run(document);
          const allowed = ['color-contrast', 'skip-link', 'frame-tested'];
          const undecided = incomplete.filter(({ id }) => !allowed.includes(id));
          const isDeep = (rule, node) =>
            rule.id === 'aria-valid-attr-value' && /^[^>]* aria-level="([7-9]|[0-9]{2,})"/.test(node.html);
          const words = (node) => [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
          const findings = [...violations, ...undecided].flatMap((rule) => rule.nodes
            .filter((node) => !isDeep(rule, node))
            .map((node) => `${rule.id}: ${node.target.flat(3).join(' ')}: ${words(node)}`));
          return JSON.stringify(findings.concat(passes.length < 5 ? ['hardly any rule applies'] : []));
        })()
        """
}
