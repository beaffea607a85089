import Foundation

public enum Seed {
    #if WINTER && !SUMMER
        public static var words: String { "sown in winter" }
    #endif

    static var bundle: Bundle { .module }
}
