import ArgumentParser
import DeviceCatalog
import WidgetVocabulary

/// The presentations of Live Activities to draw, and the values to draw them with.
struct ActivityOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            lock-screen, banner, island-compact, island-minimal, island-minimal-attached, island-expanded, standby, \
            smart-stack, or all. Default: all that the device has, unless widget families are named.
            """, valueName: "name"),
        transform: PresentationArgument.init)
    var presentation: [PresentationArgument] = []

    @Option(
        help: ArgumentHelp(
            """
            A JSON file with values to show: {"attributes": {…}, "state": {…}}, or "states" with a list of \
            {"name": …, "state": {…}, "isStale": true}; "activity" names one of several. May be given several times. \
            Default: the contentStates of #Preview, the previewContext of a PreviewProvider, else sample values.
            """, valueName: "file"),
        transform: { try ActivityFile(path: $0) })
    var activity: [ActivityFile] = []

    @Flag(help: "Draw the content as stale (context.isStale is true).")
    var stale = false

    var choice: RenderOptions.Activities {
        if presentation.isEmpty { return .usual }
        if presentation.contains(where: { $0.presentation == nil }) { return .all }
        return .some(presentation.compactMap(\.presentation).uniqued)
    }
}

/// A presentation of Live Activities, or `all`.
struct PresentationArgument: Hashable {
    var presentation: ActivityPresentation?

    init(_ name: String) throws(UnknownName) {
        presentation = FoldedName(name).text == "all" ? nil : try ActivityPresentation(named: name)
    }
}

/// The controls to draw.
struct ControlOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Control Center sizes to draw controls in: small, medium, large, or all. Default: all, unless families, \
            presentations or places are named.
            """, valueName: "size"),
        transform: ControlSizeArgument.init)
    var control: [ControlSizeArgument] = []

    var choice: RenderOptions.Controls {
        if control.isEmpty { return .usual }
        if control.contains(where: { $0.size == nil }) { return .all }
        return .some(control.compactMap(\.size).uniqued)
    }
}

/// A size of controls, or `all`.
struct ControlSizeArgument: Hashable {
    var size: ControlSize?

    init(_ name: String) throws(UnknownName) {
        size = FoldedName(name).text == "all" ? nil : try ControlSize(named: name)
    }
}
