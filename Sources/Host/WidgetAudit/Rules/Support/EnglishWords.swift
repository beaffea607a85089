/// Words of English descriptions of widgets, lowercase.
enum EnglishWords {
    /// First words that invite. Some of them are nouns as well.
    static let verbs: Set<String> = [
        "access", "add", "adjust", "ask", "balance", "be", "browse", "build", "capture", "catch", "celebrate", "change",
        "chart", "chat", "check", "choose", "close", "compare", "complete", "compose", "configure", "connect",
        "control", "convert",
        "cook", "count", "create", "customize", "decorate", "discover", "display", "draw", "drink", "edit", "enjoy",
        "exercise", "experience", "explore", "feel", "fill", "find", "finish", "focus", "follow", "get", "give",
        "glance", "go", "grow", "have", "hear", "help", "hide", "identify", "improve", "join", "jump", "keep", "know",
        "launch", "learn", "let", "list", "listen", "log", "look", "make", "manage", "measure", "meet", "monitor",
        "move", "navigate", "never", "note", "open", "organize", "own", "pause", "pay", "peek", "personalize", "pick",
        "pin", "plan", "play", "practice", "prepare", "preview", "put", "quickly", "rate", "reach", "read", "receive",
        "record", "reflect", "relax", "relive", "remember", "replay", "rest", "resume", "review", "ride", "run", "save",
        "scan", "schedule", "search", "see", "select", "send", "set", "share", "shop", "show", "skim", "skip", "sleep",
        "solve", "spend", "spot", "start", "stay", "stop", "stream", "study", "switch", "take", "tap", "tell", "test",
        "toggle", "track", "train", "translate", "travel", "try", "tune", "turn", "unlock", "update", "use", "view",
        "visit", "wake", "walk", "watch", "water", "work", "write",
    ]

    /// Articles, pronouns, prepositions and conjunctions.
    private static let particles: Set<String> = [
        "a", "about", "all", "an", "and", "any", "are", "at", "by", "each", "every", "for", "from", "here", "how", "in",
        "is", "it", "its", "most", "my", "of", "on", "or", "our", "some", "that", "the", "their", "these", "this",
        "those", "to", "we", "what", "when", "where", "who", "with", "you", "your",
    ]

    /// Adjectives, adverbs and numbers.
    private static let modifiers: Set<String> = [
        "beautiful", "best", "brief", "colorful", "current", "currently", "custom", "daily", "detailed", "easy",
        "elegant", "favorite", "general", "handy", "hourly", "important", "interactive", "latest", "live", "local",
        "minimal", "minimalist", "monthly", "new", "newest", "next", "nice", "one", "personal", "popular", "quick",
        "random", "recent", "recently", "relevant", "simple", "smart", "today", "tomorrow", "tonight", "two",
        "upcoming", "useful", "various", "weekly",
    ]

    /// Nouns that hardly begin an invitation.
    private static let nouns: Set<String> = [
        "account", "accounts", "activity", "agenda", "air", "album", "albums", "app", "appointment", "appointments",
        "article", "articles", "artist", "artwork", "battery", "bill", "bills", "birthday", "birthdays", "bus",
        "calendar", "calories", "charts", "city", "clock", "coffee", "collection", "commute", "conditions", "contacts",
        "content", "countdown", "currency", "data", "date", "day", "days", "deadline", "deadlines", "deliveries",
        "delivery", "departure", "departures", "destination", "detail", "details", "device", "devices", "diary",
        "distance", "energy", "event", "events", "expenses", "fact", "facts", "finance", "fitness", "flight", "flights",
        "forecast", "forecasts", "friend", "friends", "funds", "game", "games", "glucose", "goal", "goals", "habit",
        "habits", "headline", "headlines", "health", "heart", "history", "home", "hour", "hours", "humidity",
        "hydration", "image", "images", "info", "information", "insights", "inspiration", "instant", "investment",
        "investments", "journey", "language", "league", "levels", "library", "location", "lyrics", "mail", "market",
        "markets", "meal", "meals", "medication", "memories", "memory", "messages", "minute", "minutes", "money",
        "month", "mood", "moon", "movie", "movies", "music", "news", "notes", "notification", "notifications", "number",
        "numbers", "overview", "parcel", "parcels", "person", "phase", "photo", "photos", "picture", "pictures",
        "places", "playlist", "playlists", "podcast", "podcasts", "portfolio", "precipitation", "price", "prices",
        "progress", "quality", "quote", "quotes", "rates", "recipe", "recipes", "reminder", "reminders", "result",
        "results", "rings", "schedules", "scores", "season", "shortcut", "shortcuts", "song", "songs", "spending",
        "sports", "statistics", "stats", "status", "steps", "stock", "stocks", "stories", "story", "streak", "streaks",
        "summary", "sun", "sunrise", "sunset", "symbol", "task", "tasks", "teams", "temperature", "temperatures",
        "tide", "tides", "timer", "timers", "times", "timetable", "tip", "tips", "todos", "traffic", "trains", "trend",
        "trends", "trip", "trips", "uv", "value", "values", "verse", "video", "videos", "vocabulary", "weather", "week",
        "weekday", "weekend", "weight", "words", "workout", "workouts", "world", "year",
    ]

    /// Words that end like a gerund.
    private static let fakeGerunds: Set<String> = [
        "bring", "ping", "ring", "sing", "string", "swing", "spring", "king",
    ]

    /// Whether a first word certainly does not invite: an article, a noun, a gerund, a possessive, a number, or a verb
    /// in the third person, as in “Shows the weather”.
    static func isNoInvitation(_ word: String) -> Bool {
        let word = word.lowercased()
        if verbs.contains(word) { return false }
        if particles.contains(word) || modifiers.contains(word) || nouns.contains(word) { return true }
        if word == "i" || word.first?.isNumber == true { return true }
        if word.hasSuffix("'s") || word.hasSuffix("’s") { return true }
        if word.hasSuffix("ing"), word.count > 4, !fakeGerunds.contains(word) { return true }
        return thirdPerson.contains(word)
    }

    static func isParticle(_ word: String) -> Bool { particles.contains(word.lowercased()) }

    /// Whether a word isn't a name by itself.
    static func isCommon(_ word: String) -> Bool {
        let word = word.lowercased()
        return particles.contains(word) || verbs.contains(word) || modifiers.contains(word) || nouns.contains(word)
    }

    private static let thirdPerson: Set<String> = {
        let more = ["allow", "bring", "contain", "deliver", "include", "offer", "present", "provide", "remind"]
        return Set(
            (verbs + more).map { verb -> String in
                let isStem = verb.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains { verb.hasSuffix($0) }
                if isStem { return String(verb.dropLast()) + "ies" }
                return verb + (["s", "sh", "ch", "x", "o"].contains { verb.hasSuffix($0) } ? "es" : "s")
            })
    }()
}
