import DeviceCatalog

/// All rules, and the selection of some.
package enum RuleBook {
    /// In the order of their ids.
    package static let all: [AuditRule] = written.sorted { $0.id < $1.id }

    private static let written: [AuditRule] = [
        .minimumTextSize, .readableAfterScaling, .textInImages, .spokenImages, .wholeText, .cutContent,
        .overlappingTexts, .dynamicType, .largerTypeSizes, .textStyles, .customFonts, .bitmapGlyphs, .namedSymbols,
        .knownCharacters, .standardMargin, .tightMargin, .tightText, .concentricCorners, .smallestScreens, .fixedFrames,
        .enlargedLayout, .primaryContent, .sparseContent, .contentDensity, .smallWidgetContent, .logoPlacement,
        .repeatedName, .aspectRatio, .alignmentLines, .evenSpacing, .mirroredLayout, .longerTexts, .imageDensity,
        .touchTargetSize, .targetSpacing, .smallWidgetTargets, .inlineTarget, .accessoryTarget, .targetCount,
        .tapDestination, .rowLinks, .supportedControls, .controlIntents, .iconCopy, .lockScreenContent, .intentCount,
        .simplifiedControls, .settingCount, .freeTextSettings, .settingDefaults, .settingTexts, .entrySpacing,
        .reloadBudget, .changingContent, .selfUpdatingTime, .dataAge, .laterPlaceholder, .animationDuration,
        .endlessAnimation, .loadingSpinner, .liveProgress, .timelineOrder, .darkBackground, .lightBackground,
        .darkAppearance, .textContrast, .colorAlone, .accentGroups, .fullColorCover, .fullColorMedia, .grayImages,
        .fullBleedContent, .standByBackground, .standByImages, .standByNight, .distantText, .vibrantOpacity,
        .vibrantProminence, .vibrantImages, .alwaysOnContrast, .smartStackBackground, .invertedContrast, .darkVariants,
        .namedColors, .editingColors, .semanticTextColors, .hueCount, .galleryTexts, .descriptionSubject,
        .descriptionVerb, .sentenceCase, .descriptionLength, .groupedSizes, .brandColor, .galleryPreview, .previewTime,
        .ownPreviews, .usableFamilies, .placeholderContent, .placeholderParts, .standInOpacity, .standInWidths,
        .standInForms, .placeholderCoverage, .twoDistances, .farView, .sharedElements, .frameWidths, .visualBalance,
        .paletteContrast, .recessedMounting, .glassForeground, .watchButtons, .watchMargins, .smartStackRelevance,
        .safeAreaContent, .backgroundEdges, .bottomControls, .fullWidthButtons, .rotationRequest, .bothOrientations,
        .televisionSafeArea, .televisionGridSpacing, .focusedGrowth, .partHiddenItems, .windowBottom, .keyboardField,
        .primaryPlace, .hiddenStatusBar, .hiddenItems, .signedOut, .reusedView, .occasionVariant,
        .pictureArea, .archiveSize, .memoryLimit, .unreadableBlock, .textOnSmallScreens, .foreignViews, .sampleData,
        .containerBackground, .widgetURL, .processState, .crash, .namedImages,
    ]

    package static func rule(_ id: RuleID) -> AuditRule? { all.first { $0.id == id } }

    /// The rules with these names: ids, slugs, or a series (`R` or `W`). No name selects all.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package static func rules(named names: [String]) throws(UnknownName) -> [AuditRule] {
        guard !names.isEmpty else { return all }
        var selected: Set<RuleID> = []
        for name in names {
            let matches = all.filter { $0.matches(name) }
            guard !matches.isEmpty else {
                throw UnknownName(
                    kind: "rule", name: name,
                    suggestions: nearest(to: name), hint: "`tessera rules` lists them.")
            }
            selected.formUnion(matches.map(\.id))
        }
        return all.filter { selected.contains($0.id) }
    }

    private static let suggestionCount = 3

    /// The ids of the series with the nearest numbers, or the names that are written alike.
    private static func nearest(to name: String) -> [String] {
        guard let id = RuleID(name) else {
            return FoldedName(name).nearest(
                in: all.flatMap { [$0.slug, $0.id.description] }, limit: suggestionCount)
        }
        let near = all.map(\.id).filter { $0.series == id.series }
            .sorted { (abs($0.number - id.number), $0.number) < (abs($1.number - id.number), $1.number) }
        return near.prefix(suggestionCount).map(\.description)
    }
}

extension AuditRule {
    fileprivate func matches(_ name: String) -> Bool {
        RuleID(name) == id || FoldedName(name) == FoldedName(slug) || name.uppercased() == id.series.rawValue
    }
}
