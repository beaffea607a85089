import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetHost
import WidgetVocabulary

extension RenderPlan {
    /// Adds one request to the extension for every control, device and language; the response is drawn in all sizes.
    ///
    /// - Parameter controls: The controls of the iOS build: iPhone and iPad have Control Center.
    mutating func addControls(_ controls: [ControlDescription], _ options: RenderOptions) {
        guard !options.controlSizes.isEmpty else { return }
        let wanted = options.widgetKind.map { FoldedName($0) }
        for control in controls where wanted.map(control.isCalled) ?? true {
            for device in options.devices {
                for locale in options.locales {
                    let subject = Subject(
                        name: control.kind, shown: .control(control), device: device, locale: locale)
                    let group = subject.group(
                        options,
                        source: {
                            .provider(
                                EntriesRequest(
                                    kind: control.kind, purpose: options.state.purpose, environment: $0,
                                    timeLimit: options.timeLimit))
                        }, omissions: &omissions)
                    if let group { groups.append(group) }
                }
            }
        }
    }
}

extension ControlDescription {
    func isCalled(_ wanted: FoldedName) -> Bool { FoldedName(kind) == wanted || FoldedName(typeName) == wanted }
}

/// The control that a picture shows, and how.
package struct ControlRecord: Hashable, Sendable {
    package var size: ControlSize

    /// The name in file names and lists.
    package var name: String { "control-" + size.rawValue }
}

extension RenderOptions {
    /// The controls to draw.
    package enum Controls: Hashable, Sendable {
        /// All sizes, unless families, presentations or places are requested.
        case usual
        case all
        case some([ControlSize])
    }

    var controlSizes: [ControlSize] {
        switch controls {
        case .usual:
            families == .all && activities == .usual && environment.places == .usual ? ControlSize.allCases : []
        case .all: ControlSize.allCases
        case .some(let sizes): sizes
        }
    }
}

extension Subject {
    /// The pictures of a control. Control Center is dark, whatever the appearance.
    func controlJobs(_ options: RenderOptions, _ omissions: inout [String]) -> [PictureJob] {
        options.controlSizes.compactMap { size -> PictureJob? in
            let placement: ControlPlacement
            do throws(ControlRejection) {
                placement = try ControlPlacement(device: device, size: size)
            } catch {
                if options.controls != .usual, !omissions.contains(error.description) {
                    omissions.append(error.description)
                }
                return nil
            }
            var environment = environment(options)
            environment.set(placement)
            var finish = Finish()
            if options.format == .png || options.format == .svg {
                finish.controlStage = ControlStage(
                    placement: placement, wallpaper: options.environment.wallpaper ?? .graphite, scale: options.scale)
            }
            return job(
                environment, in: nil, Appearance.dark.fileName, .large, finish, options,
                control: ControlRecord(size: size))
        }
    }
}
