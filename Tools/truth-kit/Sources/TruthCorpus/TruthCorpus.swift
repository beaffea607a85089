/// Every case.
public enum TruthCorpus {
    public static let cases: [TruthCase] =
        SpacingCases.cases + StackCases.cases + FrameCases.cases + GridCases.cases + TextCases.cases
        + TextFittingCases.cases + GaugeCases.cases + ChartCases.cases + CornerCases.cases + GradientCases.cases
        + ColorCases.cases + ModeCases.cases + ExampleCases.cases
}
