import RenderModel
import WidgetVocabulary

extension Color {
    /// The resolved color in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        provider.resolve(in: environment)
    }
}

extension Color.Provider {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch self {
        case .resolved(let color):
            return environment.finite(color)
        case .system(let color):
            return color.resolve(in: environment)
        case .asset(let name):
            return environment.assetColor(named: name)
        case .accent:
            return environment.resolvedAccentColor
        case .faded(let color, let opacity):
            return color.resolve(in: environment).opacity(
                Float(environment.finite(opacity, or: 1, in: "Color.opacity(_:)")))
        case .mixed(let from, let to, let fraction, let perceptually):
            let share = environment.finite(fraction, or: 0, in: "Color.mix(with:by:in:)")
            return from.resolve(in: environment).mixed(
                with: to.resolve(in: environment), by: Float(share), perceptually: perceptually)
        case .adaptive(let light, let dark):
            switch environment.colorScheme {
            case .light: return light.resolve(in: environment)
            case .dark: return dark.resolve(in: environment)
            }
        }
    }

    /// The level of the foreground hierarchy that a label color represents.
    var foregroundLevel: Fill.Level {
        if case .system(let color) = self { return color.foregroundLevel }
        return .custom
    }
}

/// Lets colors look up the asset catalog. Weak, because the context retains nodes that retain their environment.
private final class RenderContextReference {
    weak var context: RenderContext?

    init(_ context: RenderContext?) {
        self.context = context
    }
}

private struct RenderContextKey: EnvironmentKey {
    static var defaultValue: RenderContextReference { RenderContextReference(nil) }
}

extension EnvironmentValues {
    package var renderContext: RenderContext? {
        get { self[RenderContextKey.self].context }
        set { self[RenderContextKey.self] = RenderContextReference(newValue) }
    }

    /// The tint, if it is a plain color, else the asset catalog's accent color, else the system's blue.
    fileprivate var resolvedAccentColor: Color.Resolved {
        if tintScope != nil, let color = tintStyle().color { return color }
        return catalogColor(named: "AccentColor") ?? SystemColor.blue.resolve(in: self)
    }

    fileprivate func assetColor(named name: String) -> Color.Resolved {
        if let color = catalogColor(named: name) { return color }
        if let context = renderContext {
            let known = context.resources.colorNames
            let nearest = nearestName(to: name, in: known)
            context.report(
                Diagnostic(
                    .error, .missingColor, subject: name,
                    message: "The asset catalog has no color set named \u{201C}\(name)\u{201D}; gray is used instead.",
                    remedy: nearest.map { "Did you mean \u{201C}\($0)\u{201D}?" }
                        ?? "Add the color set to an asset catalog of the widget's target."))
        }
        return SystemColor.gray.resolve(in: self)
    }

    private func catalogColor(named name: String) -> Color.Resolved? {
        renderContext?.resources
            .color(named: name, dark: colorScheme == .dark, increasedContrast: contrast == .increased)
            .map { Color.Resolved($0) }
    }
}

/// The name closest to `name`, if close enough to be a typo.
///
/// Counts insertions, removals and replacements (Levenshtein distance), ignoring case. At most a third of the letters
/// may differ; among equally close names the alphabetically first wins.
package func nearestName(to name: String, in names: [String]) -> String? {
    let wanted = Array(name.lowercased())
    let limit = max(wanted.count / 3, 1)
    var best: (name: String, distance: Int)?
    for candidate in names.sorted() {
        let letters = Array(candidate.lowercased())
        guard abs(letters.count - wanted.count) <= limit else { continue }
        var row = Array(0...letters.count)
        for (index, letter) in wanted.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in letters.indices {
                let replaced = diagonal + (letters[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        let distance = row[letters.count]
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
}
