struct OldHive {}
