import Testing

/// The released program's output for a project with Objective-C classes.
@Suite(
    "The released program and Objective-C",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedObjectiveCTests {
    private static let project = """
        name: Lamps
        targets:
          LampWidget:
            type: app-extension
            platform: iOS
            sources: [Widget]
            settings:
              base:
                SWIFT_OBJC_BRIDGING_HEADER: Widget/Widget-Bridging-Header.h

        """

    private static let header = """
        #import <Foundation/Foundation.h>

        NS_ASSUME_NONNULL_BEGIN

        typedef NS_ENUM(NSInteger, LampState) { LampStateOff, LampStateOn };

        @interface Lamp : NSObject
        @property (nonatomic, copy) NSString *name;
        @property (nonatomic) LampState state;
        - (instancetype)initWithName:(NSString *)name;
        @end

        @interface LampStore : NSObject
        @property (class, nonatomic, readonly) LampStore *sharedStore;
        - (NSArray<Lamp *> *)lampsForRoom:(NSString *)room;
        - (BOOL)saveLamp:(Lamp *)lamp error:(NSError **)error;
        @end

        NS_ASSUME_NONNULL_END

        """

    private static let widget = """
        import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry {
            var date: Date
            var lamps: [Lamp]
        }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now, lamps: []) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
                completion(placeholder(in: context))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                let lamp = Lamp(name: "Chandelier")
                lamp.state = .on
                try? LampStore.shared.save(lamp)
                let lamps = LampStore.shared.lamps(forRoom: "Hall") + [lamp]
                completion(Timeline(entries: [Moment(date: .now, lamps: lamps)], policy: .never))
            }
        }

        @main struct LampWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Lamps", provider: Provider()) { moment in
                    VStack {
                        ForEach(moment.lamps, id: \\.name) { Text($0.state == .on ? $0.name : "Dark") }
                    }
                    .containerBackground(.yellow, for: .widget)
                }
            }
        }

        """

    private static let files = [
        "project.yml": project, "Widget/LampWidget.swift": widget,
        "Widget/Widget-Bridging-Header.h": "#import \"Lamp.h\"\n", "Model/Lamp.h": header,
        "Model/Lamp.m": "#import \"Lamp.h\"\n@implementation Lamp\n@end\n",
    ]

    @Test("A widget with classes of a bridging header is drawn with its values for them, and a check lists them")
    func bridgingHeader() throws {
        let run = try Released.draw(Self.files)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("Chandelier"), "\(run.trees)")
        #expect(run.errors.contains("LampStore.lampsForRoom:"), "\(run.errors)")
        let check = try Released.run(["check"], files: Self.files)
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        #expect(check.output.contains("its methods return empty values: Lamp, LampStore"), "\(check.output)")
    }

    @Test("Header declarations with which no source compiles are omitted")
    func conflicts() throws {
        var files = Self.files
        files["Model/Lamp.h"] =
            "#import <UIKit/UIKit.h>\n" + Self.header
            + "@interface LampView : UIView\n- (void)setNeedsDisplay;\n@end\nextern int LampWidget(void);\n"
        files["Widget/Redraw.swift"] = "@MainActor func redraw(_ view: LampView) { view.setNeedsDisplay() }\n"
        let run = try Released.draw(files)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("Chandelier"), "\(run.trees)")
    }
}
