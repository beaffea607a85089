import CSeeds
import Foundation

public enum Seed {
    #if WINTER && !SUMMER
        public static var words: String { "\(seeds_in_packet()) seeds" }
    #endif

    static var bundle: Bundle { .module }
}
